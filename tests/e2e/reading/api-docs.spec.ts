import { DESKTOP, expect, PHONE, readingTest as test, thoroughUnless } from '../fixtures'

test.describe('The description of the API', () => {
  for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
    test(
      `is a page to read (${device})`,
      thoroughUnless(device === 'desktop'),
      async ({ page, store }) => {
        const elsewhere: string[] = []
        page.on('request', (request) => {
          const url = request.url()
          if (!url.startsWith(store.url) && !url.startsWith('data:')) elsewhere.push(url)
        })
        await page.setViewportSize(viewport)
        await page.goto('/api/docs')
        await expect(page).toHaveTitle('API - Softhaven')

        const sections = page.locator('.opblock-tag')
        // The viewer takes seconds of a processor to read the description of all calls.
        await expect(sections.first()).toHaveText('applications', { timeout: 45_000 })
        await expect(sections.last()).toHaveText(/^back office: /)

        await page.locator('#operations-tag-cart').click()
        const call = page.locator('.opblock', { hasText: 'Adds units of a product' })
        await call.locator('.opblock-summary-control').click()
        await expect(call).toContainText('Who may call: cart session.')
        await expect(call).toContainText('x-session-id')
        await expect(call).toContainText('out_of_stock')
        expect(elsewhere).toEqual([])
      },
    )
})
