import type { Product } from '@/lib/catalog/contracts'
import { filledIn, inWords } from '@/tests/setup/in-words'
import { boxOf } from '../boxes'
import {
  catalogue,
  expect,
  oneOf,
  open,
  type Page,
  type ReadStore,
  stopClock,
  THOROUGH,
  readingTest as test,
} from '../fixtures'

/** A name in English or Arabic, whichever the page is in. */
const named = (text: string) => new RegExp(`^(${text}|${inWords('ar', text)})$`)

const gallery = (page: Page) => page.getByRole('group', { name: named('Product pictures') })
const picture = (page: Page) =>
  gallery(page).getByRole('button', { name: named('Zoom the picture') })
const level = (page: Page) => gallery(page).getByRole('status', { name: 'Zoom level' })
const position = (page: Page, text: string) => gallery(page).getByText(text, { exact: true })

const pictured = async (store: ReadStore): Promise<Product> =>
  oneOf(await catalogue(store), ({ additionalImages }) => additionalImages.length === 2)

/** The centre of the picture on the screen. */
async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(picture(page))
  return { x: x + width / 2, y: y + height / 2 }
}

test.describe('4 States: gallery', () => {
  test('comes closer while the mouse is over the picture, and fills the whole screen', async ({
    page,
    store,
  }) => {
    const product = await pictured(store)
    await open(page, `/products/${product.slug}`)
    const { x, y } = await middleOf(page)
    await page.mouse.move(x, y)
    await page.mouse.move(x + 3, y)
    await expect(level(page)).toHaveText('1.5x')
    await page.mouse.move(5, 5)
    await expect(level(page)).toHaveText('1x')

    // A click is there to stay.
    await page.mouse.move(x, y)
    await page.mouse.click(x, y)
    await expect(level(page)).toHaveText('2x')
    await page.mouse.move(5, 5)
    await expect(level(page)).toHaveText('2x')
    await page.mouse.click(x, y)
    await expect(level(page)).toHaveText('1x')
    await page.mouse.move(x + 10, y)
    await expect(level(page)).toHaveText('1x')

    await gallery(page).getByRole('button', { name: 'Zoom in' }).click()
    await gallery(page).getByRole('button', { name: 'Fullscreen' }).click()
    const view = page.getByRole('dialog', { name: `${product.name}: pictures` })
    await expect(view).toBeVisible()
    const { width, height } = await boxOf(view)
    expect({ width, height }).toEqual(page.viewportSize())
    await page.keyboard.press('Escape')
    await expect(view).toBeHidden()
  })

  test(
    'shows the part of a zoomed picture that the mouse is over',
    THOROUGH,
    async ({ page, store }) => {
      await open(page, `/products/${(await pictured(store)).slug}`)
      const { x, y } = await middleOf(page)
      await page.mouse.click(x, y)
      const image = gallery(page).getByRole('img').first()
      const origin = () => image.evaluate((element) => element.style.transformOrigin.split(' '))
      await page.mouse.move(x - 150, y - 100)
      await expect.poll(async () => Number.parseFloat((await origin())[0] ?? '')).toBeLessThan(40)
      await page.mouse.move(x + 150, y + 100)
      await expect
        .poll(async () => Number.parseFloat((await origin())[0] ?? ''))
        .toBeGreaterThan(60)
    },
  )

  test('runs from right to left in Arabic', THOROUGH, async ({ page, store }) => {
    await open(page, `/ar/products/${(await pictured(store)).slug}`)
    await picture(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(position(page, '2/3')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(position(page, '3/3')).toBeVisible()
    const xOf = async (name: string) =>
      (await gallery(page).getByRole('button', { name, exact: true }).boundingBox())?.x ?? 0
    expect(await xOf(inWords('ar', 'Next'))).toBeLessThan(await xOf(inWords('ar', 'Previous')))
    const thumbnail = (number: number) => filledIn('ar', 'gallery.thumbnail', { number })
    expect(await xOf(thumbnail(3))).toBeLessThan(await xOf(thumbnail(1)))
  })

  test.describe('under fingers', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    const REST_MS = 250

    /** Moves touch points, given relative to the centre of the picture. */
    async function move(page: Page, from: [number, number][], to: [number, number][]) {
      const session = await page.context().newCDPSession(page)
      const middle = await middleOf(page)
      const at = (places: [number, number][]) =>
        places.map(([x, y], id) => ({ x: middle.x + x, y: middle.y + y, id }))
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
      const STEPS = 8
      for (let step = 1; step <= STEPS; step++) {
        const between = from.map(([x, y], finger): [number, number] => {
          const [endX, endY] = to[finger] ?? [x, y]
          return [x + ((endX - x) * step) / STEPS, y + ((endY - y) * step) / STEPS]
        })
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at(between),
        })
      }
      // A pause before lifting prevents a fling: Chromium would take the next tap as its end.
      await page.waitForTimeout(REST_MS)
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await session.detach()
    }

    test('turns by swiping, zooms by pinching and tapping', async ({ page, store }) => {
      await open(page, `/products/${(await pictured(store)).slug}`)
      await move(page, [[80, 0]], [[-80, 0]])
      await expect(position(page, '2/3')).toBeVisible()
      await move(page, [[-80, 0]], [[80, 0]])
      await expect(position(page, '1/3')).toBeVisible()
      await expect(level(page)).toHaveText('1x')

      await move(
        page,
        [
          [-30, 0],
          [30, 0],
        ],
        [
          [-63, 0],
          [63, 0],
        ],
      )
      await expect(level(page)).toHaveText('2x')
      // A zoomed picture is panned, not swiped.
      await move(page, [[80, 0]], [[-80, 0]])
      await expect(position(page, '1/3')).toBeVisible()
      await expect(level(page)).toHaveText('2x')
      await picture(page).tap()
      await expect(level(page)).toHaveText('1x')
      await picture(page).tap()
      await expect(level(page)).toHaveText('2x')
    })

    test('turns the other way in Arabic', THOROUGH, async ({ page, store }) => {
      await open(page, `/ar/products/${(await pictured(store)).slug}`)
      await move(page, [[-80, 0]], [[80, 0]])
      await expect(position(page, '2/3')).toBeVisible()
    })
  })
})

test.describe('9 Business constants: tooltips', () => {
  test(
    'open after 700 ms, and the next one within 300 ms at once',
    THOROUGH,
    async ({ page, store }) => {
      await page.clock.install()
      await open(page, `/products/${(await pictured(store)).slug}`)
      await stopClock(page)
      const tooltip = page.getByRole('tooltip')
      const over = (name: string) =>
        gallery(page).getByRole('button', { name, exact: true }).hover()

      await over('Zoom in')
      await page.clock.runFor(690)
      await expect(tooltip).toHaveCount(0)
      await page.clock.runFor(20)
      await expect(tooltip).toHaveText('Zoom in')

      await page.clock.runFor(1000)
      await over('Fullscreen')
      await page.clock.runFor(10)
      await expect(tooltip).toHaveText('Fullscreen')

      await page.mouse.move(5, 5)
      await expect(tooltip).toHaveCount(0)
      await page.clock.runFor(310)
      await over('Zoom in')
      await page.clock.runFor(690)
      await expect(tooltip).toHaveCount(0)
      await page.clock.runFor(20)
      await expect(tooltip).toHaveText('Zoom in')
      await page.keyboard.press('Escape')
      await expect(tooltip).toHaveCount(0)
    },
  )

  test('open at once for the keyboard', THOROUGH, async ({ page, store }) => {
    await open(page, `/products/${(await pictured(store)).slug}`)
    await gallery(page).getByRole('button', { name: 'Zoom in' }).focus()
    await page.keyboard.press('Tab')
    await expect(gallery(page).getByRole('button', { name: 'Fullscreen' })).toBeFocused()
    await expect(page.getByRole('tooltip')).toHaveText('Fullscreen')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })
})
