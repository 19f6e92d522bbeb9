import { afterEach, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { DataTable } from '@/components/ui/list/data-table'
import { accessibilityProblems, renderInBackOffice } from '@/tests/setup/components'
import type { ListColumn } from './column-rules'
import { ColumnsButton } from './columns-button'
import { useColumns } from './use-columns'

type Row = { id: number; name: string; status: string; country: string }

const ALL: readonly ListColumn<Row>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'status', header: 'Status', cell: ({ status }) => status },
  { key: 'country', header: 'Country', isExtra: true, cell: ({ country }) => country },
  { key: 'actions', header: 'Actions', cell: ({ id }) => id },
]

function List() {
  const { columns, choice } = useColumns('things', ALL)
  return (
    <>
      <ColumnsButton choice={choice} />
      <DataTable
        caption="Things"
        columns={columns}
        rows={[{ id: 1, name: 'First', status: 'Open', country: 'France' }]}
        rowKey={({ id }) => id}
      />
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Columns' })
const box = (name: string) => screen.getByRole('checkbox', { name })
const header = (name: string) => screen.queryByRole('columnheader', { name })

afterEach(() => localStorage.clear())

it('chooses what a list shows, and remembers it', async () => {
  const { user, unmount } = await renderInBackOffice(<List />)
  expect(header('Country')).toBeNull()
  await user.click(opener())
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  await user.click(screen.getByText('Country', { selector: 'label' }))
  expect(header('Country')).not.toBeNull()
  await user.click(box('Status'))
  // Left to the cards of a phone.
  expect(header('Status')).toHaveClass('sm:hidden')
  expect(await accessibilityProblems()).toEqual([])
  unmount()

  await renderInBackOffice(<List />)
  expect(header('Country')).not.toBeNull()
  await user.click(opener())
  expect(box('Status')).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Standard columns' }))
  expect(header('Country')).toBeNull()
  expect(header('Status')).not.toHaveClass('sm:hidden')
  expect(localStorage.getItem('adminListColumns')).toBe('{}')
})

it('closes with Escape, and when the focus leaves it', async () => {
  const { user } = await renderInBackOffice(<List />)
  await user.click(opener())
  await user.click(box('Status'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(opener()).toHaveFocus()
  await user.click(opener())
  await user.click(screen.getByText('First'))
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
})
