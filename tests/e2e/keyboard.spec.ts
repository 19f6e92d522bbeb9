import { firstMailTo } from '@/tests/setup/checkout-client'
import { isThorough } from '@/tests/setup/depth'
import { expect, open, type Page, THOROUGH, test } from './fixtures'

type Place = ReturnType<Page['getByRole']>

/** Presses Tab (or Shift+Tab) until a control has the focus, and expects that to be visible. */
async function tabTo(page: Page, place: Place, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isFocused = () => place.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 150; presses++) {
    if (await isFocused()) {
      const focused = page.locator(':focus-visible')
      await expect(focused).toBeInViewport()
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${place} can't be reached by ${key}`)
}

async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: false }).first()
  await tabTo(page, field)
  await page.keyboard.type(text)
}

async function press(page: Page, place: Place): Promise<void> {
  await tabTo(page, place)
  await page.keyboard.press('Enter')
}

test.describe('Everything works by keyboard', () => {
  test('the first Tab offers to skip to the content', THOROUGH, async ({ page }) => {
    await open(page, '/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('from the home page to a paid order without a mouse', async ({ page, store }) => {
    const email = 'keyboard@buyer.example'
    await open(page, '/')
    await tabTo(page, page.getByRole('combobox', { name: 'Search' }).first())
    await page.keyboard.type('bitdefender')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/products\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bitdefender')

    await press(page, page.getByRole('button', { name: 'Add to Cart', exact: true }).first())
    await expect(page.getByText('Added to Cart!').first()).toBeVisible()
    const cart = page.getByRole('button', { name: /^Cart/ })
    await expect(cart).toHaveAccessibleName(/1/)
    await tabTo(page, cart, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
    await expect(drawer).toBeVisible()
    // The focus stays within, and Escape returns it.
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(cart).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, drawer.getByRole('link', { name: 'Proceed to Checkout' }))

    await expect(page).toHaveURL(/\/checkout/)
    await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible()
    await type(page, 'Email Address', email)
    await type(page, 'Full Name', 'Ada Keyboard')
    await press(page, page.getByRole('button', { name: 'Proceed to Payment' }))

    await expect(page).toHaveURL(/\/checkout\/payment/)
    await tabTo(page, page.getByRole('tab', { name: 'PayPal' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Credit Card' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await type(page, 'Card Number', '4111111111111111')
    await type(page, 'Expiry Date', '1239')
    await type(page, 'CVV', '123')
    await type(page, 'Cardholder Name', 'Ada Keyboard')
    await press(page, page.getByRole('button', { name: /^Pay/ }))

    await expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await firstMailTo(store, email)).subject).toContain(
      new URL(page.url()).searchParams.get('order') ?? '?',
    )
  })
})

test.describe('What gets the focus is never under the header', () => {
  // Smooth scrolling would still be in progress.

  test('at any width', async ({ page }) => {
    for (const width of isThorough ? [390, 1280] : [1280])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await open(page, '/products')
        await page.getByRole('button', { name: 'Load more' }).focus()
        const hidden: string[] = []
        for (;;) {
          await page.keyboard.press('Shift+Tab')
          const focused = await page.evaluate(focusedInContent)
          if (!focused) break
          if (focused.isCovered) hidden.push(focused.text)
        }
        expect(hidden).toEqual([])
      })
  })
})

/** The focused element, if it is in the page's content, and whether something covers it completely. */
function focusedInContent(): { text: string; isCovered: boolean } | null {
  const focused = document.activeElement
  if (!focused?.closest('main')) return null
  const { left, top, width, height } = focused.getBoundingClientRect()
  const parts = [0.1, 0.5, 0.9]
  const isSeenAt = (x: number, y: number) => {
    const seen = document.elementFromPoint(left + width * x, top + height * y)
    return seen !== null && (focused.contains(seen) || seen.contains(focused))
  }
  return {
    text: focused.textContent ?? '',
    isCovered: !parts.some((x) => parts.some((y) => isSeenAt(x, y))),
  }
}
