import { catalogue, expect, oneOf, open, test } from './fixtures'

test.describe('2 Screens: home', () => {
  test('lets put a product into the cart from its card, and leads to it', async ({
    page,
    store,
  }) => {
    const product = oneOf(
      await catalogue(store),
      ({ isFeatured, inStock }) => isFeatured && inStock,
    )
    await open(page, '/')
    const featured = page.getByRole('region', { name: 'Featured products' })
    await featured.getByRole('button', { name: `Add to Cart: ${product.name}` }).click()
    await expect(page.getByText('Added to Cart!', { exact: true })).toBeVisible()
    const cart = page.getByRole('button', { name: 'Cart, 1 item', exact: true })
    await expect(cart).toHaveText('1')
    await expect(page).toHaveURL(/\/$/)
    await featured.getByRole('link', { name: product.name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/products/${product.slug}$`))
    await expect(cart).toBeVisible()
  })
})
