import { expect, it, jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { accessibilityProblems, renderInBackOffice } from '@/tests/setup/components'
import { type Column, DataTable } from './data-table'

type Row = { id: number; name: string }

const ROWS: Row[] = ['First', 'Second', 'Third'].map((name, index) => ({ id: index + 1, name }))

function renderTable() {
  const opened: string[] = []
  const chosen = jest.fn<(name: string) => void>()
  const columns: Column<Row>[] = [
    {
      key: 'choose',
      header: <span className="sr-only">Choose</span>,
      cell: ({ name }) => (
        <input type="checkbox" aria-label={`Choose ${name}`} onChange={() => chosen(name)} />
      ),
    },
    { key: 'name', header: 'Name', cell: ({ name }) => name },
    { key: 'note', header: 'Note', cell: ({ name }) => <input aria-label={`Note on ${name}`} /> },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      cell: ({ name }) => (
        <button type="button" onClick={() => opened.push(name)}>
          {`Edit ${name}`}
        </button>
      ),
    },
  ]
  return {
    opened,
    chosen,
    rendered: renderInBackOffice(
      <DataTable caption="Things" columns={columns} rows={ROWS} rowKey={({ id }) => id} />,
    ),
  }
}

const row = (name: string) =>
  within(screen.getByRole('table', { name: 'Things' })).getByRole('row', { name: RegExp(name) })

it('is gone through, chosen from and opened by letters while the focus is in it', async () => {
  const { rendered, opened, chosen } = renderTable()
  const { user } = await rendered
  await user.keyboard('jxe')
  expect(document.body).toHaveFocus()
  expect(chosen).not.toHaveBeenCalled()

  await user.tab()
  await user.keyboard('jj')
  expect(row('Second')).toHaveFocus()
  await user.keyboard('xe')
  expect(screen.getByRole('checkbox', { name: 'Choose Second' })).toBeChecked()
  expect(opened).toEqual(['Second'])
  await user.keyboard('kk')
  expect(row('First')).toHaveFocus()
  await user.keyboard('jjjj')
  expect(row('Third')).toHaveFocus()
  expect(await accessibilityProblems()).toEqual([])
})

it('leaves letters to whatever they are written into, and to the browser', async () => {
  const { rendered, opened } = renderTable()
  const { user } = await rendered
  const note = screen.getByRole('textbox', { name: 'Note on First' })
  await user.type(note, 'jxe')
  expect(note).toHaveValue('jxe')
  await user.click(screen.getByRole('checkbox', { name: 'Choose First' }))
  await user.keyboard('{Control>}e{/Control}')
  expect(opened).toEqual([])
})
