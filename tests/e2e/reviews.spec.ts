import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { mailsTo, productDispenser } from '@/tests/setup/checkout-client'
import { inWords } from '@/tests/setup/in-words'
import { finishJob } from '@/tests/setup/jobs'
import { deliveredOrder } from '@/tests/setup/order-client'
import { completedDaysAgo, reviewableOrder, reviewBody } from '@/tests/setup/review-client'
import { setSetting } from '@/tests/setup/settings'
import type { TestStore } from '@/tests/setup/store'
import { expectNoSideways } from './boxes'
import {
  accessibilityViolations,
  button,
  expect,
  open,
  type Page,
  PHONE,
  THOROUGH,
  test,
  thoroughUnless,
  toast,
} from './fixtures'

/** The path of a link in the mail that asks for reviews. */
async function askedBy(store: TestStore, email: string, page: 'write' | 'stop'): Promise<string> {
  const link = new RegExp(`https?://[^/]+(\\S*/reviews/${page}#\\S+)`)
  return eventually(async () =>
    (await mailsTo(store, email)).map(({ text }) => text.match(link)?.[1]).find(Boolean),
  )
}

/** A product with published reviews of these stars. */
async function reviewed(store: TestStore, stars: readonly number[]) {
  const admin = await adminClient(store)
  const product = (await productDispenser(store))()
  for (const [index, given] of stars.entries()) {
    const order = await reviewableOrder(store, product)
    const body = reviewBody(order, { stars: given, title: `Number ${index + 1}` })
    await apiClient(store.url).call('/api/reviews', { method: 'POST', body })
    const { body: rows } = await admin.call('/api/admin/reviews?status=pending')
    const row = rows.find(({ productId }: { productId: number }) => productId === product.id)
    await admin.post(`/api/admin/reviews/${row.id}/decision`, {
      decision: 'publish',
      expectedUpdatedAt: row.updatedAt,
    })
  }
  return product
}

const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Customer reviews' })

test.describe('Reviews by buyers', () => {
  test.setTimeout(120_000)

  test('are asked for by mail, written, read by the owner, and shown with the product', async ({
    page,
    store,
  }) => {
    const product = (await productDispenser(store))()
    const order = await deliveredOrder(store, [{ product }], 'card')
    await completedDaysAgo(store, order.number, 8)
    await finishJob(store, 'ask_for_reviews')
    await open(page, `/products/${product.slug}`)
    await expect(reviewsOf(page)).toContainText('No reviews yet')

    await open(page, await askedBy(store, order.email, 'write'))
    const form = page.getByRole('region', { name: product.name })
    await expect(form).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await button(page, 'Send review').click()
    await expect(form.getByText('Please choose 1 to 5 stars')).toBeVisible()
    await expect(form.getByText('Please fill in this field')).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await form.getByRole('radio', { name: '4 stars' }).check({ force: true })
    await form.getByLabel('Title').fill('Good <b>value</b>')
    await form.getByLabel('Your review').fill('Key came at once.\n<script>alert(1)</script>')
    await expect(form.getByLabel('Name to show')).toHaveValue('Ada B.')
    await button(page, 'Send review').dblclick()
    await expect(form.getByText('Your review is shown once we have read it')).toBeVisible()
    await expect(form.getByText('Waiting to be read')).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])

    await signInOnPage(page, store)
    await page.goto('/admin/reviews')
    await expect(page.getByRole('tab', { name: /^Reviews \d+\+? waiting$/ })).toBeVisible()
    const card = page.getByRole('article').filter({ hasText: product.name })
    await expect(card).toContainText('Good <b>value</b>')
    expect(await accessibilityViolations(page)).toEqual([])
    await card.getByRole('button', { name: 'Answer the review by Ada B.' }).click()
    await page.getByRole('textbox', { name: 'Answer' }).fill('Thank you!')
    await button(page, 'Save answer').click()
    await expect(toast(page, 'Answer Saved')).toBeVisible()
    await card.getByRole('button', { name: 'Publish the review by Ada B.' }).click()
    await expect(toast(page, 'Review Published')).toBeVisible()
    await expect(card).toHaveCount(0)

    await open(page, `/products/${product.slug}`)
    const shown = reviewsOf(page)
    await expect(shown.getByText('Rated 4.0 out of 5')).toHaveCount(2)
    await expect(shown.getByRole('list', { name: 'How buyers rated it' })).toBeVisible()
    const bars = shown.getByRole('list', { name: 'How buyers rated it' }).getByRole('listitem')
    await expect(bars).toHaveText([
      'Show reviews: 5 stars 0',
      'Show reviews: 4 stars 1',
      'Show reviews: 3 stars 0',
      'Show reviews: 2 stars 0',
      'Show reviews: 1 star 0',
    ])
    const entry = shown.getByRole('article')
    await expect(entry).toContainText('Good <b>value</b>')
    await expect(entry).toContainText('<script>alert(1)</script>')
    await expect(entry).toContainText('Verified buyer')
    await expect(entry).toContainText('Answer from Softhaven')
    expect(await accessibilityViolations(page)).toEqual([])

    const vote = entry.getByRole('button', { name: 'Helpful' })
    const counted = page.waitForResponse(/\/api\/reviews\/\d+\/vote$/)
    await vote.click()
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
    await expect(entry.getByText('1 person found this helpful')).toBeVisible()
    // It is shown before.
    await counted
    await page.reload()
    await shown.scrollIntoViewIfNeeded()
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
    await vote.click()
    await expect(vote).toHaveAttribute('aria-pressed', 'false')
    await expect(entry.getByText('found this helpful')).toHaveCount(0)
  })

  test('load page by page, by how helpful they were, and are shown at once where the owner does not read them before', async ({
    page,
    store,
  }) => {
    const product = await reviewed(store, [5, 4, 5, 3, 5, 1])
    await store.sql.query(
      `UPDATE "Review" SET "helpfulCount" = 7 WHERE "productId" = $1 AND "title" = 'Number 1'`,
      [product.id],
    )
    await open(page, `/products/${product.slug}`)
    const titles = reviewsOf(page).getByRole('heading', { level: 3 })
    await expect(titles).toHaveText([6, 5, 4, 3, 2].map((number) => `Number ${number}`))
    await button(page, 'Show more reviews').click()
    await expect(titles).toHaveText([6, 5, 4, 3, 2, 1].map((number) => `Number ${number}`))
    await expect(button(page, 'Show more reviews')).toHaveCount(0)
    await expect(reviewsOf(page).getByText('7 people found this helpful')).toBeVisible()
    await page.getByRole('combobox', { name: 'Sort reviews' }).selectOption('Most helpful')
    await expect(titles.first()).toHaveText('Number 1')
    await expect(titles).toHaveCount(5)

    await setSetting(store, 'reviewsModerated', false)
    const order = await reviewableOrder(store, (await productDispenser(store))())
    await open(page, `/reviews/write#${order.token}`)
    await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
    await page.getByLabel('Your review').fill('Works.')
    await button(page, 'Send review').click()
    await expect(page.getByText('Your review is on the product’s page now')).toBeVisible()
    await setSetting(store, 'reviewsModerated', true)
    await page.getByRole('link', { name: 'See the product' }).click()
    await expect(reviewsOf(page).getByRole('article')).toContainText('Works.')
  })

  for (const locale of ['ar', 'de'])
    test(`fit a phone in ${locale}`, thoroughUnless(locale === 'ar'), async ({ page, store }) => {
      await page.setViewportSize(PHONE)
      const product = await reviewed(store, [2])
      await open(page, `/${locale}/products/${product.slug}`)
      const section = page.getByRole('region', { name: inWords(locale, 'Customer reviews') })
      await section.scrollIntoViewIfNeeded()
      await expect(section.getByRole('article')).toBeVisible()
      await expectNoSideways(page)
      expect(await accessibilityViolations(page)).toEqual([])

      const order = await reviewableOrder(store, (await productDispenser(store))(), locale)
      await open(page, `/${locale}/reviews/write#${order.token}`)
      await expect(page.getByRole('main').getByRole('radio')).toHaveCount(5)
      await expectNoSideways(page)
      expect(await accessibilityViolations(page)).toEqual([])
    })

  test('are declined with a reason that their buyer reads', async ({ page, store }) => {
    const product = (await productDispenser(store))()
    const order = await reviewableOrder(store, product)
    await apiClient(store.url).call('/api/reviews', { method: 'POST', body: reviewBody(order) })
    await signInOnPage(page, store)
    await page.goto('/admin/reviews')
    const card = page.getByRole('article').filter({ hasText: product.name })
    await card.getByRole('button', { name: 'Decline the review by Ada B.' }).click()
    await button(page, 'Decline review').click()
    await expect(page.getByText('Say why the review is declined')).toBeVisible()
    await page.getByRole('combobox', { name: 'Ground' }).selectOption('personal_data')
    await page.getByRole('textbox', { name: 'In your words' }).fill('There is a key in it.')
    await button(page, 'Decline review').click()
    await expect(toast(page, 'Review Declined')).toBeVisible()
    await open(page, `/reviews/write#${order.token}`)
    await expect(page.getByText('Why we did not publish it: There is a key in it.')).toBeVisible()
    await expect(page.getByLabel('Your review')).toHaveValue('Installed in minutes.')
  })

  test('are not asked for any more after one click', THOROUGH, async ({ page, store }) => {
    const product = (await productDispenser(store))()
    const order = await deliveredOrder(store, [{ product }], 'card')
    await completedDaysAgo(store, order.number, 8)
    await finishJob(store, 'ask_for_reviews')
    await open(page, await askedBy(store, order.email, 'stop'))
    await button(page, 'Stop these mails').click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'We will not ask again' }),
    ).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test.describe('by a link that does not work', () => {
    test.use({ expectedConsole: [/Failed to load resource.*(401|409)/] })

    test('are refused in words', THOROUGH, async ({ page, store }) => {
      const order = await reviewableOrder(store, (await productDispenser(store))())
      await open(page, '/reviews/write#made-up')
      await expect(
        page.getByRole('heading', { level: 1, name: 'This link does not work any more' }),
      ).toBeVisible()
      await store.sql.query('UPDATE "Order" SET "orderStatus" = $2 WHERE "orderNumber" = $1', [
        order.number,
        'refunded',
      ])
      await open(page, '/reviews/write')
      await open(page, `/reviews/write#${order.token}`)
      await expect(
        page.getByRole('heading', { level: 1, name: 'This order can’t be reviewed' }),
      ).toBeVisible()
      await expect(page.getByText('It was refunded or cancelled')).toBeVisible()
    })
  })
})
