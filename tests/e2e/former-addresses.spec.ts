import { adminClient } from '@/tests/setup/admin-client'
import type { TestStore } from '@/tests/setup/store'
import { catalogue, expect, oneOf, test } from './fixtures'

/** Gives a product of the catalogue another slug. @returns it as it was */
async function renamed(store: TestStore, end: string) {
  const admin = await adminClient(store)
  const product = oneOf(await catalogue(store), ({ slug }) => !slug.endsWith('-moved'))
  const answer = await admin.call(`/api/admin/products/${product.id}`, {
    method: 'PATCH',
    body: { slug: `${product.slug}-${end}` },
  })
  expect(answer.status).toBe(200)
  return product
}

test.describe('former addresses', () => {
  test('are not remembered by the browser when the product is renamed back', async ({
    page,
    store,
  }) => {
    const { id, slug, name } = await renamed(store, 'once-moved')
    await page.goto(`/products/${slug}?ref=mail#tabs`)
    await expect(page).toHaveURL(`/products/${slug}-once-moved?ref=mail#tabs`)
    const admin = await adminClient(store)
    await admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body: { slug } })
    await page.goto(`/products/${slug}-once-moved`)
    await expect(page).toHaveURL(`/products/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})
