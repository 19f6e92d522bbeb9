import { apiClient } from '@/tests/setup/api-client'
import { productDispenser } from '@/tests/setup/checkout-client'
import { expectNoViolationsAtBothWidths } from './accessible'
import { expect, open, test } from './fixtures'

test.describe('a prepared cart', () => {
  test('is shown first, and put beside what is in the cart by a click', async ({ page, store }) => {
    const freshProduct = await productDispenser(store)
    const [own, prepared] = [freshProduct(), freshProduct()]
    const { call, session } = apiClient(store.url)
    await call('/api/cart', { method: 'POST', body: { productId: own.id, quantity: 1 } })
    await page.addInitScript((id) => localStorage.setItem('cartSessionId', id), session)
    const lines = async () =>
      (await call('/api/cart')).body
        .map((line: { productId: number; quantity: number }) => [line.productId, line.quantity])
        .sort()

    await open(page, `/cart/prepared?items=${prepared.id}x2,2147483647x1`)
    await expect(page.getByRole('heading', { name: 'A cart was prepared for you' })).toBeVisible()
    await expect(page.getByRole('link', { name: prepared.name })).toBeVisible()
    await expect(page.getByText('1 product is not sold any more.')).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
    expect(await lines()).toEqual([[own.id, 1]])

    await page.getByRole('button', { name: 'Put into my cart' }).dblclick()
    await expect(page.getByRole('heading', { name: 'It is in your cart' })).toBeFocused()
    expect(await lines()).toEqual(
      [
        [own.id, 1],
        [prepared.id, 2],
      ].sort(),
    )
    await page.getByRole('link', { name: 'Continue to checkout' }).click()
    await expect(page).toHaveURL(/\/checkout/)

    // One of which nothing is left says so, in the language of its address.
    await open(page, '/de/cart/prepared?items=2147483647x1')
    await expect(
      page.getByRole('heading', { name: 'In diesem Warenkorb ist nichts' }),
    ).toBeVisible()
  })
})
