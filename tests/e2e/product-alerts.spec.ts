import type { Product } from '@/lib/catalog/contracts'
import { shownEmail } from '@/lib/core/shown-email'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { firstMailTo, mailsTo } from '@/tests/setup/checkout-client'
import { filledIn, inWords } from '@/tests/setup/in-words'
import { finishJob } from '@/tests/setup/jobs'
import { withSetting } from '@/tests/setup/settings'
import type { TestStore } from '@/tests/setup/store'
import { BOTH_DIRECTIONS, expectNoViolationsAtBothWidths, openIn } from './accessible'
import { catalogue, expect, oneOf, open, type Page, PHONE, THOROUGH, test } from './fixtures'

const main = (page: Page) => page.getByRole('main')
const offer = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const submit = (page: Page, locale = 'en') => offer(page, inWords(locale, 'Tell me'))
const address = (page: Page, locale = 'en') =>
  main(page).getByLabel(inWords(locale, 'Email Address'))
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

const WHEN_BACK = 'Tell me when it is back'
const WHEN_CHEAPER = 'Tell me when the price drops'
const ON_WISHLIST = 'Tell me about price drops and returns of these products'

/** Products in stock, which are not shown first anywhere. */
async function buyable(store: TestStore): Promise<[Product, Product]> {
  const [one, two] = (await catalogue(store)).filter(({ inStock }) => inStock).slice(-2)
  if (!one || !two) throw new Error('The catalogue has too few products')
  return [one, two]
}

/** Changes a product as the back office does. */
async function change(store: TestStore, { id }: Product, fields: object): Promise<void> {
  const admin = await adminClient(store)
  const answer = await admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body: fields })
  expect(answer.status).toBe(200)
}

async function askFor(page: Page, name: string, email: string, locale = 'en'): Promise<void> {
  await offer(page, inWords(locale, name)).click()
  await address(page, locale).fill(email)
  await submit(page, locale).click()
  const done = filledIn(locale, 'productAlerts.sent', { email: shownEmail(email) })
  await expect(main(page).locator('p:focus')).toContainText(done)
}

/** The path of a mailed link, with its token. */
function pathIn(text: string, link: 'confirm' | 'stop'): string {
  const path = text.match(new RegExp(`https?://[^/]+(\\S*/product-alerts/${link}#\\S+)`))?.[1]
  if (!path) throw new Error(`No link to ${link} in: ${text}`)
  return path
}

async function confirmByMail(page: Page, store: TestStore, email: string): Promise<void> {
  await open(page, pathIn((await firstMailTo(store, email)).text, 'confirm'))
  await expect(title(page, 'One last click')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, tell me' }).dblclick()
  await expect(title(page, 'We will tell you')).toBeFocused()
}

const mailWith = (store: TestStore, email: string, subject: string) =>
  eventually(async () => (await mailsTo(store, email)).find((mail) => mail.subject === subject))

test.describe('alerts about products', () => {
  test('a sold-out product is asked for, confirmed, back, mailed about and stopped', async ({
    page,
    store,
  }) => {
    const [product] = await buyable(store)
    const email = 'back@watcher.example'
    await change(store, product, { inStock: false })
    try {
      await open(page, `/products/${product.slug}`)
      await expect(offer(page, WHEN_CHEAPER)).toHaveCount(0)
      await offer(page, WHEN_BACK).click()
      await submit(page).click()
      await expect(main(page).getByText('Please fill in this field')).toBeVisible()
      await expectNoViolationsAtBothWidths(page)
      await address(page).fill(email)
      await submit(page).click()
      await expect(main(page).locator('p:focus')).toContainText('Almost done')
      await expectNoViolationsAtBothWidths(page)
      await confirmByMail(page, store, email)

      await signInOnPage(page, store)
      await page.goto('/admin/products')
      await page.getByRole('searchbox', { name: 'Search products' }).fill(product.name)
      await expect(page.getByText('1 waits for it')).toBeVisible()
    } finally {
      await change(store, product, { inStock: true })
    }
    await finishJob(store, 'send_due_alerts')
    const mail = await mailWith(store, email, `${product.name} is back in stock`)
    await open(page, pathIn(mail.text, 'stop'))
    await page.getByRole('button', { name: 'Stop all and delete my address' }).click()
    await expect(title(page, 'These e-mails have stopped')).toBeFocused()
    await expect(offer(page, WHEN_BACK)).toHaveCount(0)
  })

  test('a price is watched, in the language of the page, and watched again', async ({
    page,
    store,
  }) => {
    const [, product] = await buyable(store)
    const email = 'preis@watcher.example'
    await open(page, `/de/products/${product.slug}`)
    await page.waitForLoadState('networkidle')
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await offer(page, 'Benachrichtigen, wenn der Preis sinkt').click()
    await main(page).getByLabel('E-Mail-Adresse').fill(email)
    // Its code comes with the first use.
    expect(scripts.length).toBeGreaterThan(0)
    await main(page).getByRole('button', { name: 'Benachrichtigen', exact: true }).click()
    const path = pathIn((await firstMailTo(store, email)).text, 'confirm')
    expect(path).toMatch(/^\/de\//)
    await open(page, path)
    await page.getByRole('button', { name: 'Ja, benachrichtigen' }).click()
    await expect(title(page, 'Wir melden uns')).toBeVisible()
    const price = (Number(product.price) - 0.01).toFixed(2)
    await change(store, product, { price })
    try {
      await finishJob(store, 'send_due_alerts')
      const mail = await eventually(async () =>
        (await mailsTo(store, email)).find(({ subject }) => subject.includes('kostet jetzt')),
      )
      await page.goto('about:blank')
      await open(page, pathIn(mail.text, 'confirm'))
      await page.getByRole('button', { name: 'Ja, benachrichtigen' }).click()
      await expect(title(page, 'Wir melden uns')).toBeVisible()
    } finally {
      await change(store, product, { price: product.price })
    }
  })

  test('the wishlist asks for all its products at once, on a phone', async ({ page, store }) => {
    const products = await buyable(store)
    const email = 'list@watcher.example'
    await page.setViewportSize(PHONE)
    await page.addInitScript(
      (list) => localStorage.setItem('wishlist', list),
      JSON.stringify(products.map(({ id }) => id)),
    )
    await open(page, '/wishlist')
    await askFor(page, ON_WISHLIST, email)
    const mail = await firstMailTo(store, email)
    for (const { name } of products) expect(mail.text).toContain(name)
    await confirmByMail(page, store, email)
    const { rows } = await store.sql.query(
      `SELECT a."productId" FROM "ProductAlert" a JOIN "AlertWatcher" w ON w."id" = a."watcherId" WHERE w."email" = $1`,
      [email],
    )
    expect(rows.map(({ productId }) => productId).sort()).toEqual(
      products.map(({ id }) => id).sort(),
    )
  })

  test('is not offered when the owner has switched it off', THOROUGH, async ({ page, store }) => {
    const [product] = await buyable(store)
    await withSetting(store, 'productAlerts', false, async () => {
      await open(page, `/products/${product.slug}`)
      await expect(page.getByRole('button', { name: 'Wishlist', exact: true })).toBeVisible()
      await expect(offer(page, WHEN_CHEAPER)).toHaveCount(0)
    })
    await open(page, `/products/${product.slug}`)
    await expect(offer(page, WHEN_CHEAPER)).toBeVisible()
  })

  test('the owner erases an address', THOROUGH, async ({ page, store }) => {
    await signInOnPage(page, store)
    await open(page, '/admin/messages/subscribers')
    const form = page.getByRole('region', { name: 'Back-in-stock and price alerts' })
    await form.getByLabel('E-mail address').fill('nobody@watcher.example')
    await form.getByRole('button', { name: 'Erase address' }).click()
    await expect(page.getByText('Address Erased')).toBeVisible()
  })

  // From left to right: where products are asked for.
  for (const direction of BOTH_DIRECTIONS)
    test(
      `has no accessibility violations (${direction.dir})`,
      THOROUGH,
      async ({ page, store }) => {
        const { dir, locale, said } = direction
        const [product] = await buyable(store)
        const soldOut = oneOf(await catalogue(store), ({ inStock }) => !inStock)
        await openIn(page, direction, `/products/${soldOut.slug}`)
        await offer(page, said(WHEN_BACK)).click()
        await submit(page, locale).click()
        await expect(main(page).getByText(said('Please fill in this field'))).toBeVisible()
        await expectNoViolationsAtBothWidths(page)
        await openIn(page, direction, `/products/${product.slug}`)
        await askFor(page, WHEN_CHEAPER, `axe-${dir}@watcher.example`, locale)
        await expectNoViolationsAtBothWidths(page)
      },
    )
})
