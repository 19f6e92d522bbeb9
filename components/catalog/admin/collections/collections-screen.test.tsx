import { expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { AdminCollection } from '@/lib/catalog/collection-contracts'
import { NO_RULES } from '@/lib/catalog/collection-rules'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { CollectionsScreen } from './collections-screen'

const SCHOOL: AdminCollection = {
  id: 3,
  name: 'Back to school',
  slug: 'back-to-school',
  texts: {},
  image: null,
  position: 0,
  isVisible: true,
  isOnHome: false,
  kind: 'hand',
  products: [
    { id: 7, name: 'Word' },
    { id: 9, name: 'Excel' },
  ],
  rules: NO_RULES,
  sort: 'chosen',
  seoTitle: '',
  seoDescription: '',
  productCount: 2,
  updatedAt: '2026-12-05T10:00:00.000Z',
}

it('changes the order of products that were chosen one by one', async () => {
  const calls = answerCalls({
    'GET /api/admin/collections': () => json(200, [SCHOOL]),
    'PUT /api/admin/collections/[id]': () => json(200, SCHOOL),
  })
  const { user } = await renderInBackOffice(<CollectionsScreen />)
  await user.click(await screen.findByRole('button', { name: 'Edit Back to school' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(await accessibilityProblems()).toEqual([])
  expect(dialog.getByRole('button', { name: 'Move Word up' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.click(dialog.getByRole('button', { name: 'Move Excel up' }))
  await user.click(dialog.getByRole('button', { name: 'Save Collection' }))
  expect(await screen.findByText('Collection Saved')).toBeVisible()
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    kind: 'hand',
    productIds: [9, 7],
    sort: 'chosen',
    expectedUpdatedAt: SCHOOL.updatedAt,
  })
})

it('adds a collection by rules, and says beside a rule what the server says of it', async () => {
  let refused = false
  const calls = answerCalls({
    'GET /api/admin/collections': () => json(200, []),
    'GET /api/admin/categories': () => json(200, []),
    'GET /api/admin/brands': () =>
      json(200, [
        {
          publisher: 'Adobe',
          productCount: 4,
          image: null,
          texts: {},
          homePage: null,
          isFeatured: false,
          position: 0,
          updatedAt: null,
        },
      ]),
    'POST /api/admin/collections': () => {
      if (refused) return json(201, { ...SCHOOL, name: 'Cheap' })
      refused = true
      const message = 'The highest price must not be below the lowest'
      return json(400, {
        error: 'invalid',
        message,
        issues: [{ path: 'rules.priceTo', message, text: { key: 'collections.pricesTurned' } }],
      })
    },
  })
  const { user } = await renderInBackOffice(<CollectionsScreen />)
  await user.click(screen.getByRole('button', { name: 'Add Collection' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Name/), 'Cheap')
  await user.selectOptions(dialog.getByLabelText('Products'), 'By rules')
  await user.type(dialog.getByLabelText('Search publishers'), 'ado')
  await user.click(await dialog.findByRole('button', { name: 'Adobe' }))
  await user.click(dialog.getByLabelText('Windows'))
  await user.type(dialog.getByLabelText(/^Tags/), 'Gift, gift, school')
  await user.type(dialog.getByLabelText(/^Price from/), '20')
  await user.type(dialog.getByLabelText(/^Price up to/), '5')
  await user.click(dialog.getByLabelText(/on sale/))
  expect(await accessibilityProblems()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Add Collection' }))
  expect(await dialog.findByText('The highest price must not be below the lowest')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add Collection' }))
  expect(await screen.findByText('Collection Added')).toBeVisible()
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    name: 'Cheap',
    kind: 'rules',
    sort: 'popularity',
    productIds: [],
    rules: {
      publishers: ['Adobe'],
      platforms: ['windows'],
      tags: ['gift', 'school'],
      priceFrom: '20',
      priceTo: '5',
      onSale: true,
      inStock: false,
      newWithinDays: null,
    },
  })
})

it('deletes a collection once that is confirmed', async () => {
  const calls = answerCalls({
    'GET /api/admin/collections': () => json(200, [SCHOOL]),
    'DELETE /api/admin/collections/[id]': () => new Response(null, { status: 204 }),
  })
  const { user } = await renderInBackOffice(<CollectionsScreen />)
  await user.click(await screen.findByRole('button', { name: 'Delete Back to school' }))
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete Collection' }),
  )
  expect(await screen.findByText('Collection Deleted')).toBeVisible()
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(true)
})
