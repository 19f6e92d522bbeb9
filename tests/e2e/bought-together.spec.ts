import type { Category, Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { placeOrder } from '@/tests/setup/order-client'
import { expectNoViolations } from './accessible'
import { drawerOf, expect, open, test } from './fixtures'

test('a product shows what stands in several of its orders, nothing of its own kind, and nothing that one buyer took', async ({
  page,
  store,
}) => {
  const admin = await adminClient(store)
  const categories: Category[] = (await admin.call('/api/categories')).body
  const mains = categories.filter(({ parentId }) => parentId === null)
  /** Of another kind for each place. */
  const add = async (name: string, kind: number): Promise<Product> => {
    const answer = await admin.post('/api/admin/products', {
      name,
      description: 'A product that sells with others.',
      price: '20.00',
      categoryId: mains[kind]?.id,
      delivery: 'manual',
    })
    expect(answer.status).toBe(201)
    return answer.body
  }
  const editor = await add('Paired Editor', 0)
  const fonts = await add('Paired Fonts', 1)
  const brushes = await add('Paired Brushes', 2)
  const once = await add('Taken Once', 3)
  const rival = await add('Rival Editor', 0)
  const orders = [
    [editor, fonts, brushes, rival],
    [editor, fonts, rival],
    [brushes, editor, fonts],
    [once, editor],
  ]
  for (const products of orders)
    await placeOrder(
      store,
      products.map((product) => ({ product })),
    )

  await open(page, `/products/${editor.slug}`)
  const together = page.getByRole('region', { name: 'Often Bought Together' })
  await expect(together.getByRole('heading', { level: 3 })).toHaveText([fonts.name, brushes.name])
  const related = page.getByRole('region', { name: 'Related Products' })
  await expect(related.getByText(fonts.name, { exact: true })).toHaveCount(0)
  await expectNoViolations(page)

  // One of them is offered below the cart, and another after it was taken.
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('button', { name: /^Cart.*1/ }).click()
  const drawer = drawerOf(page)
  const offered = drawer.getByRole('region', { name: 'Often bought together' })
  await expect(offered.getByRole('link')).toHaveText(fonts.name)
  await expectNoViolations(page)
  await offered.getByRole('button', { name: `Add: ${fonts.name}` }).click()
  await expect(drawer.getByRole('list', { name: 'Shopping Cart' })).toContainText(fonts.name)
  await expect(offered.getByRole('link')).toHaveText(brushes.name)

  await open(page, `/products/${once.slug}`)
  await expect(page.getByRole('heading', { name: once.name, level: 1 })).toBeVisible()
  await expect(together).toHaveCount(0)
})
