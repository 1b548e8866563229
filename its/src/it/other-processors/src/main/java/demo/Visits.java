package demo;

import org.mapstruct.Mapper;

/** Makes visits and their keys, by a class that MapStruct writes. */
@Mapper
public interface Visits {
  Visit of(VisitForm form);

  VisitKey keyOf(VisitForm form);
}
