import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { CatalogueImport } from '@/lib/content/woocommerce/imports/contracts'
import { adminPlugin } from '@/tests/setup/admin-plugin'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { TakeoverDialog } from './takeover-dialog'

const plugin = adminPlugin({
  id: 'woocommerce',
  name: 'WooCommerce Catalogue',
  category: 'WordPress',
  active: true,
})

const run = (fields: Partial<CatalogueImport> = {}): CatalogueImport => ({
  id: '0a1b2c3d-0000-4000-8000-1a2b3c4d5e6f',
  site: 'https://shop.example',
  status: 'done',
  isPreview: true,
  overwrites: false,
  isPlanned: true,
  products: 40,
  handled: 40,
  added: 2,
  changed: 0,
  unchanged: 0,
  kept: 0,
  taken: [
    {
      name: 'Writer',
      link: 'https://shop.example/product/writer/',
      price: '39.90',
      originalPrice: '49.90',
      category: ['Software', 'Office'],
      inStock: false,
      saleTurnsAt: null,
    },
  ],
  problems: [
    {
      name: 'Bundle',
      link: 'https://shop.example/product/bundle/',
      text: 'It is a group of products, which the store does not have',
    },
  ],
  failure: null,
  username: 'ada',
  endedBy: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  finishedAt: '2026-01-02T03:05:05.000Z',
  ...fields,
})

const PATH = '/api/admin/catalogue-import' as const
const TAKE = { name: 'Take Products Over' }

describe('the dialog of a catalogue', () => {
  it('says first what would be taken over, then takes it over, and ends that', async () => {
    let latest: CatalogueImport | null = null
    const sent = answerCalls({
      [`GET ${PATH}`]: () => json(200, { import: latest }),
      [`POST ${PATH}`]: () => {
        const isFirst = latest === null
        latest = isFirst
          ? run()
          : run({ status: 'running', isPreview: false, handled: 10, overwrites: true, kept: 1 })
        return json(202, latest)
      },
      [`POST ${PATH}/end`]: () => {
        latest = run({ status: 'ended', isPreview: false, endedBy: 'grace' })
        return json(200, latest)
      },
    })
    const { user } = await renderInBackOffice(<TakeoverDialog plugin={plugin} onClose={() => {}} />)
    expect(await screen.findByText('Nothing was taken over yet.')).toBeVisible()
    expect(screen.getByRole('button', TAKE)).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'See What Would Be Taken Over' }))
    expect(await screen.findByText(/A preview: nothing was taken over\./)).toBeVisible()
    expect(screen.getByText('2 products are new here.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Writer' })).toHaveAttribute(
      'href',
      'https://shop.example/product/writer/',
    )
    expect(
      screen.getByText('$39.90 instead of $49.90 · Software › Office · out of stock'),
    ).toBeVisible()
    expect(screen.getByText(/^It is a group of products/)).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: 'Overwrite what was changed here, too' }))
    await user.click(screen.getByRole('button', TAKE))
    expect(await screen.findByText('10 of 40 products of the shop')).toBeVisible()
    expect(screen.getByText(/1 was changed or deleted here, and stays so\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'End' }))
    expect(await screen.findByText('Ended by grace.')).toBeVisible()
    expect(sent.filter(({ call }) => call === `POST ${PATH}`).map(({ body }) => body)).toEqual([
      { isPreview: true, overwrites: false },
      { isPreview: false, overwrites: true },
    ])
  })

  it('takes nothing over while the plugin is off', async () => {
    answerCalls({ [`GET ${PATH}`]: () => json(200, { import: run() }) })
    await renderInBackOffice(
      <TakeoverDialog plugin={{ ...plugin, active: false }} onClose={() => {}} />,
    )
    expect(
      await screen.findByText('WooCommerce Catalogue is off: nothing is taken over.'),
    ).toBeVisible()
    expect(screen.getByRole('button', TAKE)).toBeDisabled()
    expect(screen.getByRole('button', { name: 'See What Would Be Taken Over' })).toBeDisabled()
  })
})
