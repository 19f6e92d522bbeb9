import type { Category } from '@/lib/catalog/contracts'
import { formatUsd, toCents } from '@/lib/core/money'
import { apiClient } from '@/tests/setup/api-client'
import { catalogue, expect, oneOf, open, type Page, stopClock, test } from './fixtures'

const usd = (price: string) => formatUsd(toCents(price))
/** The area of the product's name: price, stock, promises. */
const buyBox = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..')

const gallery = (page: Page) => page.getByRole('group', { name: 'Product pictures' })
const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /Cart|Stock|Added/ })

test.describe('2 Screens: product detail', () => {
  test('shows name, rating, price, saving and delivery', async ({ page, store }) => {
    const product = oneOf(
      await catalogue(store),
      ({ originalPrice, deliveryInfo, inStock, reviewCount }) =>
        originalPrice !== null && deliveryInfo.includes('Instant') && inStock && reviewCount > 1000,
    )
    const percent = Math.round((1 - Number(product.price) / Number(product.originalPrice)) * 100)
    await open(page, `/products/${product.slug}`)
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    const box = buyBox(page)
    await expect(box.getByText(`Price ${usd(product.price)}`, { exact: true })).toBeVisible()
    await expect(box.locator('s')).toHaveText(`Original price ${usd(product.originalPrice ?? '')}`)
    await expect(box.getByText(`Save ${percent}%`, { exact: true })).toBeVisible()
    await expect(box.getByText('Instant', { exact: true })).toBeVisible()
    await expect(box.getByText(`Rated ${product.rating} out of 5`)).toBeAttached()
    await expect(box.getByText(product.rating, { exact: true })).toBeVisible()
    const reviews = `${product.reviewCount.toLocaleString('en-US')} reviews`
    await expect(box.getByText(reviews, { exact: true })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(product.name)
    await expect(addButton(page)).toHaveText('Add to Cart')
    await expect(addButton(page)).toBeEnabled()
  })

  test('says where the product is, down from the main category', async ({ page, store }) => {
    const categories: Category[] = (await apiClient(store.url).call('/api/categories')).body
    const product = oneOf(await catalogue(store), ({ categoryId }) =>
      categories.some(({ id, parentId }) => id === categoryId && parentId !== null),
    )
    const sub = categories.find(({ id }) => id === product.categoryId)
    const main = categories.find(({ id }) => id === sub?.parentId)
    await open(page, `/de/products/${product.slug}`)
    const links = page.getByRole('navigation', { name: 'Navigationspfad' }).getByRole('link')
    await expect(links).toHaveText([/./, main?.name ?? '', sub?.name ?? ''])
    const targets = ['/de', `/de/category/${main?.slug}`, `/de/category/${sub?.slug}`]
    for (const [index, target] of targets.entries())
      await expect(links.nth(index)).toHaveAttribute('href', target)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const list = data
      .map((text) => JSON.parse(text))
      .find((one) => one['@type'] === 'BreadcrumbList')
    const paths = list.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)
    expect(paths).toEqual([...targets, `/de/products/${product.slug}`])
  })

  test('promises no saving and no instant delivery where there is none', async ({
    page,
    store,
  }) => {
    const product = oneOf(
      await catalogue(store),
      ({ originalPrice, deliveryInfo }) =>
        originalPrice === null && !deliveryInfo.includes('Instant'),
    )
    await open(page, `/products/${product.slug}`)
    const box = buyBox(page)
    await expect(box.getByText(`Price ${usd(product.price)}`, { exact: true })).toBeVisible()
    await expect(box.getByText(/Save \d+%/)).toHaveCount(0)
    await expect(box.locator('s')).toHaveCount(0)
    await expect(box.getByText('Instant', { exact: true })).toHaveCount(0)
    await expect(page.getByText('Your key by e-mail within 5 minutes')).toHaveCount(0)
  })

  test('can not be bought when out of stock', async ({ page, store }) => {
    const product = oneOf(await catalogue(store), ({ inStock }) => !inStock)
    await open(page, `/products/${product.slug}`)
    await expect(addButton(page)).toHaveText('Out of Stock')
    await expect(addButton(page)).toBeDisabled()
    await expect(page.getByText('This product is not available at the moment.')).toBeVisible()
  })

  test('leads to at most 4 others of its category', async ({ page, store }) => {
    const all = await catalogue(store)
    const inCategory = (id: number) => all.filter(({ categoryId }) => categoryId === id)
    const crowded = oneOf(all, ({ categoryId }) => inCategory(categoryId).length > 5)
    const related = page.getByRole('region', { name: 'Related Products' })
    await open(page, `/products/${crowded.slug}`)
    await expect(related.getByRole('article')).toHaveCount(4)
    const names = await related.getByRole('article').getByRole('heading').allTextContents()
    expect(names).not.toContain(crowded.name)
    const others = inCategory(crowded.categoryId).map(({ name }) => name)
    expect(names.filter((name) => !others.includes(name))).toEqual([])

    const sparse = oneOf(all, ({ categoryId }) => inCategory(categoryId).length === 3)
    await open(page, `/products/${sparse.slug}`)
    const expected = inCategory(sparse.categoryId).filter(({ id }) => id !== sparse.id)
    await expect(related.getByRole('heading', { level: 3 })).toHaveText(
      expected.map(({ name }) => name),
    )
  })

  test('has structured data', async ({ page, store }) => {
    const product = oneOf(await catalogue(store), ({ reviewCount }) => reviewCount > 0)
    await open(page, `/products/${product.slug}`)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const things: Record<string, unknown>[] = texts.map((text) => JSON.parse(text))
    const url = `${store.url}/products/${product.slug}`
    expect(things.find((thing) => thing['@type'] === 'Product')).toMatchObject({
      '@context': 'https://schema.org',
      name: product.name,
      offers: { price: product.price, priceCurrency: 'USD' },
    })
    // A sample rating is not for search engines.
    expect(things.find((thing) => thing['@type'] === 'Product')).not.toHaveProperty(
      'aggregateRating',
    )
    expect(things.find((thing) => thing['@type'] === 'BreadcrumbList')).toBeDefined()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${new URL(url).pathname}$`),
    )
  })

  test('is the same screen by number, which names the other address as its own', async ({
    page,
    store,
  }) => {
    const product = oneOf(await catalogue(store), ({ inStock }) => inStock)
    await open(page, `/product/${product.id}`)
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    await expect(addButton(page)).toHaveText('Add to Cart')
    await expect(gallery(page)).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(4)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/products/${product.slug}$`),
    )
    await expect(page).toHaveURL(new RegExp(`/product/${product.id}$`))
  })
})

test.describe('2 Screens: image gallery', () => {
  test('turns by buttons, thumbnails and keys', async ({ page, store }) => {
    const product = oneOf(
      await catalogue(store),
      ({ additionalImages }) => additionalImages.length === 2,
    )
    const pictures = [product.image, ...product.additionalImages]
    await open(page, `/products/${product.slug}`)
    const stage = gallery(page)
    const expectPicture = async (number: number) => {
      await expect(stage.getByText(`${number}/3`, { exact: true })).toBeVisible()
      const shown = stage.getByRole('img', { name: `${product.name}, image ${number}` })
      await expect(shown).toBeVisible()
      expect(decodeURIComponent((await shown.getAttribute('src')) ?? '')).toContain(
        pictures[number - 1],
      )
      for (const other of [1, 2, 3]) {
        const thumbnail = stage.getByRole('button', { name: `image ${other}`, exact: true })
        if (other === number) await expect(thumbnail).toHaveAttribute('aria-current', 'true')
        else await expect(thumbnail).not.toHaveAttribute('aria-current')
      }
    }
    await expectPicture(1)
    await stage.getByRole('button', { name: 'Next' }).click()
    await expectPicture(2)
    await stage.getByRole('button', { name: 'Previous' }).click()
    await stage.getByRole('button', { name: 'Previous' }).click()
    await expectPicture(3)
    await stage.getByRole('button', { name: 'Next' }).click()
    await expectPicture(1)
    await stage.getByRole('button', { name: 'image 3', exact: true }).click()
    await expectPicture(3)
    await page.keyboard.press('ArrowLeft')
    await expectPicture(2)
    await page.keyboard.press('ArrowRight')
    await expectPicture(3)
  })

  test('zooms in steps of a half between 1 and 3, and by a click', async ({ page, store }) => {
    const product = oneOf(
      await catalogue(store),
      ({ additionalImages }) => additionalImages.length > 0,
    )
    await open(page, `/products/${product.slug}`)
    const stage = gallery(page)
    const level = stage.getByRole('status', { name: 'Zoom level' })
    const zoomIn = stage.getByRole('button', { name: 'Zoom in' })
    const zoomOut = stage.getByRole('button', { name: 'Zoom out' })
    const expectScale = async (scale: number) => {
      await expect(level).toHaveText(`${scale}x`)
      await expect(stage.getByRole('img').first()).toHaveCSS(
        'transform',
        scale === 1 ? /none|matrix\(1, 0, 0, 1, 0, 0\)/ : `matrix(${scale}, 0, 0, ${scale}, 0, 0)`,
      )
    }
    await expectScale(1)
    await expect(zoomOut).toBeDisabled()
    for (const scale of [1.5, 2, 2.5, 3]) {
      await zoomIn.click()
      await expectScale(scale)
    }
    await expect(zoomIn).toBeDisabled()
    for (const scale of [2.5, 2, 1.5, 1]) {
      await zoomOut.click()
      await expectScale(scale)
    }
    await expect(zoomOut).toBeDisabled()

    const picture = stage.getByRole('button', { name: 'Zoom the picture' })
    await picture.click()
    await expectScale(2)
    await expect(picture).toHaveAttribute('aria-pressed', 'true')
    await picture.click()
    await expectScale(1)
    // Another picture starts unzoomed.
    await zoomIn.click()
    await stage.getByRole('button', { name: 'Next' }).click()
    await expect(level).toHaveText('1x')
  })

  test('fills the screen until Escape, and returns the focus', async ({ page, store }) => {
    const product = oneOf(
      await catalogue(store),
      ({ additionalImages }) => additionalImages.length === 2,
    )
    await open(page, `/products/${product.slug}`)
    const opener = gallery(page).getByRole('button', { name: 'Fullscreen' })
    await opener.click()
    const view = page.getByRole('dialog', { name: `${product.name}: pictures` })
    await expect(view).toBeVisible()
    const box = await view.boundingBox()
    expect([box?.width, box?.height]).toEqual([
      page.viewportSize()?.width,
      page.viewportSize()?.height,
    ])
    await view.getByRole('button', { name: 'Next' }).click()
    await expect(view.getByText('2/3', { exact: true })).toBeVisible()
    // The focus stays within.
    for (let presses = 0; presses < 10; presses++) {
      await page.keyboard.press('Tab')
      await expect(view.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(view).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(gallery(page).getByText('2/3', { exact: true })).toBeVisible()

    await page.keyboard.press('Enter')
    await expect(view).toBeVisible()
    await view.getByRole('button', { name: 'Close fullscreen' }).click()
    await expect(view).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test.describe('4 States: add to cart', () => {
  test('is being added, is added for about 1.5 seconds, and can be added again', async ({
    page,
    store,
  }) => {
    await page.clock.install()
    const product = oneOf(await catalogue(store), ({ inStock }) => inStock)
    await open(page, `/products/${product.slug}`)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/cart', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    const button = addButton(page)
    await button.click()
    await expect(button).toHaveText('Adding to Cart...')
    await expect(button).toBeDisabled()
    // Success is announced and shown before the response arrives.
    await expect(page.getByText('Added to Cart!', { exact: true })).toBeVisible()
    await expect(page.getByText(`${product.name} is in your cart.`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await stopClock(page)
    release()
    await expect(button).toHaveText('Added!')
    await page.clock.runFor(1300)
    await expect(button).toHaveText('Added!')
    await page.clock.runFor(300)
    await expect(button).toHaveText('Add to Cart')
    await page.clock.resume()
    await expect(button).toBeEnabled()
    await expect(page.getByText('Added to Cart!', { exact: true })).toBeHidden()
    await button.click()
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  })

  test('says before it adds that a browser without storage keeps no cart', async ({
    page,
    store,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    const product = oneOf(await catalogue(store), ({ inStock }) => inStock)
    await open(page, `/products/${product.slug}`)
    await addButton(page).click()
    await expect(page.getByText('This browser keeps no cart')).toBeVisible()
    await expect(page.getByText('Added to Cart!', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(addButton(page)).toHaveText('Add to Cart')
    await addButton(page).click()
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
    await expect(page.getByText('This browser keeps no cart')).toHaveCount(1)
  })

  test.describe('that fails', () => {
    // The browser itself reports the calls that the tests break.
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('is taken back with an error', async ({ page, store }) => {
      const product = oneOf(await catalogue(store), ({ inStock }) => inStock)
      await open(page, `/products/${product.slug}`)
      let calls = 0
      await page.route('**/api/cart', (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        calls += 1
        return route.fulfill({ status: 500, json: { message: 'Internal error' } })
      })
      await addButton(page).click()
      await expect(page.getByText('Error', { exact: true })).toBeVisible()
      await expect(
        page.getByText('Failed to add item to cart. Please try again.', { exact: true }),
      ).toBeVisible()
      await expect(page.getByText('Added to Cart!', { exact: true })).toBeHidden()
      await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
      await expect(addButton(page)).toHaveText('Add to Cart')
      await expect(addButton(page)).toBeEnabled()
      // Writes are repeated once.
      expect(calls).toBe(2)
    })

    test('because it was sold out meanwhile says so', async ({ page, store }) => {
      const product = oneOf(await catalogue(store), ({ inStock }) => inStock)
      await open(page, `/products/${product.slug}`)
      const stock = (inStock: boolean) =>
        store.sql.query('UPDATE "Product" SET "inStock" = $1 WHERE "id" = $2', [
          inStock,
          product.id,
        ])
      await stock(false)
      try {
        await addButton(page).click()
        await expect(page.getByText('Error', { exact: true })).toBeVisible()
        await expect(page.getByText(/out of stock/i)).toBeVisible()
        await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
      } finally {
        await stock(true)
      }
    })
  })
})
