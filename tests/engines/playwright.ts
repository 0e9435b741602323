import { chromium, type LaunchOptions } from '@playwright/test'
import { keys, type Window } from './visitor.ts'

interface Options {
  readonly launch: LaunchOptions
  readonly viewport: { readonly width: number; readonly height: number }
  readonly script: boolean
}

/** A window of Chromium as visitors have it: with its back/forward cache, which this library switches off by itself. */
export async function openByPlaywright({ launch, viewport, script }: Options): Promise<Window> {
  const browser = await chromium.launch({ ...launch, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  const page = await browser.newPage({ viewport, hasTouch: true, javaScriptEnabled: script })
  return {
    goTo: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    evaluate: (expression) => page.evaluate(expression),
    press: ({ x, y }, pointer) => (pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    async type(text) {
      for (const sign of text) await page.keyboard.press(named.get(sign) ?? sign)
    },
    screenshot: () => page.screenshot(),
    print: () => page.pdf(),
    close: () => browser.close(),
  }
}

const named = new Map<string, string>([
  [keys.tab, 'Tab'],
  [keys.enter, 'Enter'],
  [' ', 'Space'],
])
