import { expect, type Locator, type Page } from '@playwright/test'

/** Where an element is on the screen. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('Not shown')
  return box
}

type Box = Awaited<ReturnType<typeof boxOf>>

/** Whether one covers a part of the other. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Expects no horizontal scrolling of the page. */
export async function expectNoSideways(page: Page): Promise<void> {
  const wider = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // Script-based layout adapts to a new width with a delay.
  await expect.poll(wider).toBeLessThanOrEqual(0)
}
