import { afterEach, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { ColumnsButton } from '@/components/back-office/columns/columns-button'
import { useColumns } from '@/components/back-office/columns/use-columns'
import type { SavedFilters, SavedView } from '@/lib/staff/saved-views/contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { SavedViews } from './saved-views'

const LATE: SavedView = {
  id: 1,
  list: 'orders',
  name: 'Late',
  filters: { undelivered: 'true' },
  columns: ['status', 'country'],
}
const OF_PRODUCTS = {
  id: 2,
  list: 'products',
  name: 'Hidden',
  filters: { state: 'hidden' },
  columns: null,
}
const COLUMNS = ['order', 'status', 'payment'].map((key) => ({ key, header: key, cell: () => key }))
const EXTRA = { key: 'country', header: 'country', cell: () => 'country', isExtra: true }

function List({ onOpen, first }: { onOpen: (filters: SavedFilters) => void; first: SavedFilters }) {
  const [filters, setFilters] = useState(first)
  const { choice } = useColumns('orders', [...COLUMNS, EXTRA])
  return (
    <>
      <SavedViews
        list="orders"
        filters={filters}
        choice={choice}
        onOpen={(opened) => {
          setFilters(opened)
          onOpen(opened)
        }}
      />
      <ColumnsButton choice={choice} />
    </>
  )
}

afterEach(() => localStorage.clear())

it('opens the views of its own list, and says which one is open', async () => {
  answerCalls({ 'GET /api/admin/saved-views': () => json(200, [LATE, OF_PRODUCTS]) })
  const onOpen = jest.fn<(filters: SavedFilters) => void>()
  const { user } = await renderInBackOffice(<List onOpen={onOpen} first={{}} />)
  const late = await screen.findByRole('button', { name: 'Late' })
  expect(screen.queryByRole('button', { name: 'Hidden' })).toBeNull()
  expect(late).toHaveAttribute('aria-pressed', 'false')
  await user.click(late)
  expect(onOpen).toHaveBeenCalledWith(LATE.filters)
  expect(late).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  expect(screen.getByRole('checkbox', { name: 'country' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'payment' })).not.toBeChecked()
  expect(await accessibilityProblems()).toEqual([])
})

it('keeps the filters of now under a name, and forgets them again', async () => {
  const kept: unknown[] = []
  let views: SavedView[] = [LATE]
  answerCalls({
    'GET /api/admin/saved-views': () => json(200, views),
    'POST /api/admin/saved-views': ({ body }) => {
      kept.push(body)
      const added: SavedView = {
        ...LATE,
        id: 3,
        name: 'Paid by card',
        filters: { provider: 'stripe' },
        columns: null,
      }
      views = [LATE, added]
      return json(201, added)
    },
    'DELETE /api/admin/saved-views/[id]': () => {
      views = []
      return new Response(null, { status: 204 })
    },
  })
  const { user } = await renderInBackOffice(
    <List onOpen={() => {}} first={{ provider: 'stripe' }} />,
  )
  await user.click(await screen.findByRole('button', { name: 'Save view' }))
  await user.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'Paid by card{Enter}')
  expect(await screen.findByRole('button', { name: 'Paid by card' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(kept).toEqual([
    {
      list: 'orders',
      name: 'Paid by card',
      filters: { provider: 'stripe' },
      columns: ['status', 'payment'],
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Delete view Late' }))
  expect(await screen.findByRole('button', { name: 'Save view' })).toBeVisible()
})
