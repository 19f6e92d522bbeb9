import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { isThorough } from '@/tests/setup/depth'
import { expectNoSideways } from '../boxes'
import {
  addShownProduct,
  catalogue,
  expect,
  oneOf,
  open,
  type Page,
  readingTest as test,
} from '../fixtures'

const NARROW = { width: 360, height: 740 }

/** The languages in groups, so that workers share them. */
const GROUPS = 4
const groups = Array.from({ length: GROUPS }, (_, group) =>
  TRANSLATED_LOCALES.filter((_locale, place) => place % GROUPS === group),
)

/** The texts that are wider than their place; what is cut off on purpose ends in an ellipsis, or can be scrolled. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const isCutOnPurpose = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      return textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll'
    }
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && hasOwnText(element))
      .filter((element) => {
        const { width, left, right } = element.getBoundingClientRect()
        // What only screen readers read is one pixel wide.
        if (width <= 1 || element.closest('[aria-hidden=true], .sr-only')) return false
        for (let at: Element | null = element; at; at = at.parentElement)
          if (isCutOnPurpose(at)) return false
        return (
          left < -1 ||
          right > document.documentElement.clientWidth + 1 ||
          (getComputedStyle(element).display !== 'inline' &&
            element.scrollWidth > element.clientWidth + 1)
        )
      })
      .map((element) => element.textContent?.trim().slice(0, 80) ?? '')
  })

test.describe('texts on the narrowest phone', () => {
  test.use({ viewport: NARROW })

  for (const languages of groups)
    test(`fit their places in ${languages.join(', ')}`, async ({ page, store }) => {
      const product = oneOf(await catalogue(store), ({ inStock }) => inStock)
      await open(page, `/products/${product.slug}`)
      await addShownProduct(page)
      const paths = [
        '/',
        `/products/${product.slug}`,
        '/checkout',
        ...(isThorough ? ['/products', '/contact', '/returns', '/library', '/orders/status'] : []),
      ]
      for (const language of languages)
        for (const path of paths) {
          const address = language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
          await test.step(address, async () => {
            await open(page, address)
            await expectNoSideways(page)
            expect([address, await tooWide(page)]).toEqual([address, []])
          })
        }
    })
})
