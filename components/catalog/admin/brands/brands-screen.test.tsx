import { expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { AdminBrand } from '@/lib/catalog/brand-page-contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { BrandsScreen } from './brands-screen'

const PLAIN: AdminBrand = {
  publisher: 'Gen Digital',
  productCount: 4,
  image: null,
  texts: {},
  homePage: null,
  isFeatured: false,
  position: 0,
  updatedAt: null,
}
const SHOWN: AdminBrand = {
  ...PLAIN,
  publisher: 'Adobe',
  texts: { en: 'Paints.' },
  isFeatured: true,
  updatedAt: '2026-12-04T10:00:00.000Z',
}

it('lists the publishers, and saves how one is presented', async () => {
  const calls = answerCalls({
    'GET /api/admin/brands': () => json(200, [SHOWN, PLAIN]),
    'PUT /api/admin/brands': () => json(200, { ...PLAIN, updatedAt: SHOWN.updatedAt }),
  })
  const { user } = await renderInBackOffice(<BrandsScreen />)
  expect(await screen.findByText('Paints.')).toBeVisible()
  expect(screen.getByText('GD')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove how Gen Digital is presented' })).toBeNull()
  expect(await accessibilityProblems()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Edit Gen Digital' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Text in English/), 'Protects.')
  await user.type(dialog.getByLabelText(/^Home page/), 'https://gen.example')
  await user.click(dialog.getByRole('button', { name: 'Save Brand' }))
  expect(await screen.findByText('Brand Saved')).toBeVisible()
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    publisher: 'Gen Digital',
    texts: { en: 'Protects.' },
    homePage: 'https://gen.example',
    position: 0,
    expectedUpdatedAt: null,
  })
})

it('leaves a publisher its initials alone once that is confirmed', async () => {
  const calls = answerCalls({
    'GET /api/admin/brands': () => json(200, [SHOWN]),
    'DELETE /api/admin/brands': () => new Response(null, { status: 204 }),
  })
  const { user } = await renderInBackOffice(<BrandsScreen />)
  await user.click(await screen.findByRole('button', { name: 'Remove how Adobe is presented' }))
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove Presentation' }),
  )
  expect(await screen.findByText('Presentation Removed')).toBeVisible()
  expect(calls.find(({ call }) => call.startsWith('DELETE'))).toMatchObject({
    query: { publisher: 'Adobe' },
  })
})
