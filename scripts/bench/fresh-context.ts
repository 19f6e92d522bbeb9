import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'

/** A fresh browser of its own, in which functions of these files can run. */
export async function freshContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', ...options })
  // What compiles these files calls it for each named function.
  await context.addInitScript('globalThis.__name ??= (named) => named')
  return context
}
