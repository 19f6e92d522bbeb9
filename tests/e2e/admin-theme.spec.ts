import { signInOnPage } from '@/tests/setup/admin-client'
import { expectNoSideways } from './boxes'
import { expect, type Page, test } from './fixtures'

/** What the page in the preview has of a variable of the theme. */
const inPreview = (page: Page, name: string) =>
  page
    .locator('iframe')
    .evaluate(
      (frame: HTMLIFrameElement, variable) =>
        frame.contentDocument?.documentElement.style.getPropertyValue(variable),
      name,
    )

test('the owner sees a theme on the pages of the store, and takes it back', async ({
  page,
  store,
}) => {
  await signInOnPage(page, store)
  await page.goto('/admin/theme')
  const shown = page.frameLocator('iframe')
  await expect(shown.locator('h1')).toBeVisible()
  // Its styles have loaded.
  await expect(shown.locator('body')).toHaveCSS('background-color', 'rgb(250, 248, 246)')
  await page.getByLabel('Corners').selectOption('square')
  await expect.poll(() => inPreview(page, '--radius-card')).toBe('0rem')

  await page.getByRole('button', { name: 'Product', exact: true }).click()
  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  await expect(page.locator('iframe[title="Preview: Product"]')).toHaveCSS('width', '390px')
  await expect.poll(() => inPreview(page, '--radius-card')).toBe('0rem')
  await expectNoSideways(page)

  await page.getByRole('button', { name: 'Take the original look' }).click()
  await expect.poll(() => inPreview(page, '--radius-card')).toBe('')
  await expect(
    page.getByText('The original look is in the form. Save it to show it.'),
  ).toBeVisible()
})
