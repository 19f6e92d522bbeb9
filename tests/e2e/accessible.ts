import { isThorough } from '@/tests/setup/depth'
import { inWords } from '@/tests/setup/in-words'
import type { TestStore } from '@/tests/setup/store'
import { expectNoSideways } from './boxes'
import {
  accessibilityViolations,
  catalogue,
  DESKTOP,
  expect,
  oneOf,
  open,
  type Page,
  PHONE,
} from './fixtures'

/** The viewport of a desktop at 400% zoom. */
const ENLARGED = { width: 320, height: 640 }

type Direction = {
  dir: 'ltr' | 'rtl'
  prefix: '' | '/ar'
  locale: 'en' | 'ar'
  /** What the store says where it says a text in English, by {@link inWords}. */
  said: (text: string, key?: string) => string
}

/** The store in both reading directions. */
export const BOTH_DIRECTIONS: readonly Direction[] = [
  { dir: 'ltr', prefix: '', locale: 'en', said: (...text) => inWords('en', ...text) },
  { dir: 'rtl', prefix: '/ar', locale: 'ar', said: (...text) => inWords('ar', ...text) },
]

/** The reading directions in which everything is tried. */
export const DIRECTIONS = isThorough ? BOTH_DIRECTIONS : BOTH_DIRECTIONS.slice(0, 1)

/** Opens a page of the store in a reading direction. */
export async function openIn(
  page: Page,
  { dir, prefix }: Direction,
  path: `/${string}`,
): Promise<void> {
  await open(page, path === '/' ? prefix || '/' : prefix + path)
  await expect(page.locator('html')).toHaveAttribute('dir', dir)
}

/** A criterion of WCAG 2.2 that axe checks only if enabled. */
const RULES = { 'target-size': { enabled: true } }

/** What is covered by the header would be too small a target. */
const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))

/** The rules of axe whose outcome another layout of the same elements can change, but for colours. */
const OF_LAYOUT = ['target-size', 'scrollable-region-focusable', 'aria-hidden-focus']

/** Expects that what another layout can change about the page's current state is right at this width. */
async function expectGoodLayout(page: Page): Promise<void> {
  await expectNoSideways(page)
  await toTop(page)
  expect(await accessibilityViolations(page, RULES, OF_LAYOUT)).toEqual([])
}

/** Expects no accessibility violations in the page's current state at this width. */
export async function expectNoViolations(page: Page): Promise<void> {
  const isRightToLeft = (await page.locator('html').getAttribute('dir')) === 'rtl'
  // The elements are those of the other direction, which is looked at whole.
  if (isRightToLeft && !isThorough) return expectGoodLayout(page)
  await expectNoSideways(page)
  await toTop(page)
  // Measuring contrast takes the longest, and colours are the same in both directions and at most widths.
  const isWide = (page.viewportSize()?.width ?? 0) >= DESKTOP.width
  const measuresContrast = !isRightToLeft && (isThorough || isWide)
  const rules = measuresContrast ? RULES : { ...RULES, 'color-contrast': { enabled: false } }
  expect(await accessibilityViolations(page, rules)).toEqual([])
}

/** Expects no accessibility violations in the page's current state on a phone and then on a desktop. */
export async function expectNoViolationsAtBothWidths(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  await (isThorough ? expectNoViolations : expectGoodLayout)(page)
  await page.setViewportSize(DESKTOP)
  await expectNoViolations(page)
}

/** The checks of a state that an ordinary run looks at elsewhere: in the test of its component, or with more around it. */
export const inThorough = async (check: () => Promise<void>): Promise<void> => {
  if (isThorough) await check()
}

/** Expects one of each landmark and one visible title, and no horizontal scrolling, on a phone, a desktop and enlarged. */
export async function expectWholePage(page: Page, title: string | RegExp): Promise<void> {
  await page.setViewportSize(ENLARGED)
  await expectNoSideways(page)
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(title)
    await expect(heading).toBeVisible()
    await expectNoSideways(page)
  }
}

/** {@link expectWholePage}, without accessibility violations. */
export async function expectGoodPage(page: Page, title: string | RegExp): Promise<void> {
  await expectWholePage(page, title)
  // What a phone has of its own has tests of its own: the menu, the drawers, the bars in reach.
  for (const size of isThorough ? [PHONE, DESKTOP] : [DESKTOP]) {
    await page.setViewportSize(size)
    await expectNoViolations(page)
  }
}

/** A product in stock, with everything that a product page can show. */
export const richProduct = async (store: TestStore) =>
  oneOf(
    await catalogue(store),
    ({ inStock, deliveryInfo, additionalImages, ...product }) =>
      inStock &&
      deliveryInfo.includes('Instant') &&
      additionalImages.length === 2 &&
      [product.features, product.supportedLanguages, product.systemRequirements].every(
        (texts) => texts.length > 0,
      ),
  )

export const soldOutProduct = async (store: TestStore) =>
  oneOf(await catalogue(store), ({ inStock }) => !inStock)
