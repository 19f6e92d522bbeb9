import { hold, requestsTo } from './calls'
import {
  button,
  catalogue,
  expect,
  oneOf,
  type Page,
  searchBox,
  suggestions,
  THOROUGH,
  test,
} from './fixtures'

/** Opens a page whose scripts are delayed, as on a slow phone. @returns lets them load */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, '**/_next/static/**/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

test.describe('11 Conventions: what is pressed before the page’s scripts are there', () => {
  test('a message is sent once, and what was typed stays out of the address', async ({
    page,
    store,
  }) => {
    const posts = requestsTo(page, 'POST', '/api/contact')
    const release = await openWithoutScripts(page, '/contact')
    await page.getByLabel('Full Name').fill('Early Buyer')
    await page.getByLabel('Email Address').fill('early@buyer.example')
    await page.getByLabel('Subject').fill('Before the scripts')
    await page.getByLabel('Message').fill('First line\nSecond line')
    await button(page, 'Send Message').click()
    await button(page, 'Send Message').click()
    await expect(page.getByLabel('Subject')).toHaveValue('Before the scripts')
    expect(posts).toEqual([])
    release()
    await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    expect(posts).toHaveLength(1)
    const { rows } = await store.sql.query(
      'SELECT "message" FROM "ContactMessage" WHERE "email" = $1',
      ['early@buyer.example'],
    )
    expect(rows).toEqual([{ message: 'First line\nSecond line' }])
  })

  test('Enter in the newsletter’s box subscribes', THOROUGH, async ({ page }) => {
    const posts = requestsTo(page, 'POST', '/api/newsletter')
    const release = await openWithoutScripts(page, '/')
    const box = page.getByRole('region', { name: 'Deals worth opening' }).getByRole('textbox')
    await box.fill('early@reader.example')
    await box.press('Enter')
    release()
    await expect.poll(() => posts.length).toBe(1)
    expect(posts[0]?.postData()).toContain('early@reader.example')
    expect(new URL(page.url()).search).toBe('')
  })

  test('what was typed into the search is suggested for', THOROUGH, async ({ page }) => {
    const release = await openWithoutScripts(page, '/')
    await searchBox(page).fill('bitdefender')
    release()
    await expect(suggestions(page).getByRole('option').first()).toContainText('Bitdefender')
    await expect(searchBox(page)).toHaveValue('bitdefender')
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL(/\/search\?q=bitdefender$/)
  })

  test('a product is put into the cart once, however often it was pressed', async ({
    page,
    store,
  }) => {
    const product = oneOf(await catalogue(store), ({ inStock }) => inStock)
    const posts = requestsTo(page, 'POST', '/api/cart')
    const release = await openWithoutScripts(page, `/products/${product.slug}`)
    await button(page, 'Add to Cart').click()
    await button(page, 'Add to Cart').click()
    release()
    await expect(button(page, 'Cart, 1 item')).toBeVisible()
    await expect.poll(() => posts.length).toBe(1)
    // Once handled, it is not replayed with later clicks.
    await button(page, 'Cart, 1 item').click()
    await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toContainText(product.name)
    expect(posts).toHaveLength(1)
  })
})
