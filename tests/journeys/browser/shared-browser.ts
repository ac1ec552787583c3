/** The one browser of a worker: its files follow each other, and a start costs as much as a short journey. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { chromium as launch } from '../../../generators/testing/chromium.ts';

let started: Promise<Browser> | undefined;

/** It ends with the worker. @throws when there is no Chromium. */
export function sharedBrowser(): Promise<Browser> {
  const { executablePath } = launch;
  if (!existsSync(executablePath))
    throw new Error(`The journeys need Chromium; ${executablePath} is not there. Set CHROMIUM or install it.`);
  started ??= begin();
  return started;
}

async function begin(): Promise<Browser> {
  const browser = await chromium.launch(launch);
  // Another one is started for the files that follow, should this one crash.
  browser.on('disconnected', () => {
    started = undefined;
  });
  return browser;
}
