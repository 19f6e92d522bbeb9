import type { Page, Request, Route } from '@playwright/test'

/** Holds back calls of a page until the returned function is called; then they are answered. */
export async function hold(
  page: Page,
  calls: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(calls, async (route) => {
    await held
    await answer(route)
  })
  return release
}

/** The calls of a kind that a page sends from now on. */
export function requestsTo(page: Page, method: string, path: string): Request[] {
  const made: Request[] = []
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) made.push(request)
  })
  return made
}
