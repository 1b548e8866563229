/** Entities of an application, whose keys are asked for by their names. */
package shop;
