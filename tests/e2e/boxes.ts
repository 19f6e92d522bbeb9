import type { Locator } from '@playwright/test'

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
