// Opens every page of a report in a browser: at two widths, light and dark. Prints what it found as JSON.
// node check-pages.mjs FOLDER-OF-PAGES FOLDER-OF-SCREENSHOTS
import { readFile, readdir, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import chromium from '@sparticuz/chromium';
import puppeteer from 'puppeteer-core';

const [folder, screenshots] = process.argv.slice(2).map(it => resolve(it));
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
await mkdir(screenshots, { recursive: true });
const browser = await puppeteer.launch({
  args: [...chromium.args, '--no-sandbox'],
  executablePath: await chromium.executablePath(),
  headless: 'shell'
});
const files = (await readdir(folder)).filter(it => it.endsWith('.html')).sort();
const views = files.flatMap(file => [1280, 390].flatMap(width => ['light', 'dark'].map(scheme => [file, width, scheme])));
const results = [];
try {
  // Two at a time: one waits for the browser while the other is judged.
  await Promise.all([worker(), worker()]);
} finally {
  await browser.close();
}
console.log(JSON.stringify(results));

async function worker() {
  for (let view = views.shift(); view; view = views.shift()) {
    results.push(await check(...view));
  }
}

async function check(file, width, scheme) {
  const page = await browser.newPage();
  const url = pathToFileURL(join(folder, file)).href;
  const errors = [];
  const requests = [];
  page.on('console', it => it.type() === 'error' && errors.push(it.text()));
  page.on('pageerror', it => errors.push(String(it)));
  page.on('request', it => it.url() !== url && !it.url().startsWith('data:') && requests.push(it.url()));
  await page.setViewport({ width, height: width > 600 ? 900 : 844 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await page.goto(url);
  await page.screenshot({ path: join(screenshots, `${file}-${width}-${scheme}.png`), fullPage: true });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dates = await page.evaluate(datesAndBroken);
  const warnings = await page.evaluate(warningsAndRed);
  const tips = await reachable(page);
  const rows = await unfolded(page);
  await page.evaluate(axe);
  const found = await page.evaluate(() => axe.run(document));
  await page.close();
  return {
    file, width, scheme, errors, requests, overflow, height, background, dates, warnings, tips, rows,
    violations: found.violations.map(it => `${it.id}: ${it.nodes.map(node => node.html).slice(0, 3).join(' ')}`),
    passes: found.passes.length
  };
}

// How many dates there are, and those that are broken into two lines.
function datesAndBroken() {
  const broken = [];
  let all = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const date of texts.currentNode.data.matchAll(/\d{4}-\d\d-\d\d/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, date.index);
      range.setEnd(texts.currentNode, date.index + date[0].length);
      const lines = new Set([...range.getClientRects()].map(it => Math.round(it.top)));
      all += lines.size > 0;
      if (lines.size > 1) {
        broken.push(`${date[0]} in ${texts.currentNode.parentElement.outerHTML}`);
      }
    }
  }
  return { all, broken };
}

// How many warnings there are, and those in the colour of errors.
function warningsAndRed() {
  const error = document.body.appendChild(document.createElement('i'));
  error.style.color = 'var(--over)';
  const red = getComputedStyle(error).color;
  error.remove();
  const colours = [...document.querySelectorAll('.finding.warning .sev')].map(it => getComputedStyle(it).color);
  return { all: colours.length, red: colours.filter(it => it === red) };
}

// The rows in the order of the store: all, those seen at first, and those seen once the reader has asked for all.
async function unfolded(page) {
  const rows = '#order .rows > tbody > tr';
  const seen = () => page.$$eval(rows, all => all.filter(it => it.checkVisibility()).length);
  const first = await seen();
  const switches = await page.$$('#all-rows');
  if (switches.length && await switches[0].isVisible()) {
    await switches[0].focus();
    await page.keyboard.press('Space');
  }
  return { all: (await page.$$(rows)).length, first, asked: await seen() };
}

// The explanations of the ruler that the keyboard reaches and that are seen, and how many there are.
async function reachable(page) {
  const links = await page.$$('.seg > :is(a, .still)');
  let seen = 0;
  for (const link of links) {
    await link.focus();
    seen += await link.$eval('.tip', it => getComputedStyle(it).visibility === 'visible' && it.innerText.length > 0);
  }
  return { seen, all: links.length };
}
