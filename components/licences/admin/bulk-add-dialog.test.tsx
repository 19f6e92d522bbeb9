import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { BulkAddDialog } from './bulk-add-dialog'

const ADDED = { added: 2, duplicates: 0, blank: 0 }

async function openDialog(answer: object = ADDED) {
  const sent = answerCalls({
    'POST /api/admin/product-keys/bulk': () => json(200, answer),
  })
  let closed = 0
  const { user } = await renderInBackOffice(
    <BulkAddDialog
      productId={7}
      productName="Norton 360"
      onClose={() => {
        closed += 1
      }}
    />,
  )
  const choose = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('No file can be chosen')
    await user.upload(input, new File([content], name, { type: 'text/csv' }))
  }
  return { user, sent, choose, closed: () => closed }
}

const keys = () => screen.getByRole('textbox', { name: /^Keys/ })
const column = () => screen.getByLabelText('Column with the keys')
const heading = () => screen.getByRole('checkbox', { name: 'The first line is a heading' })
const willBeAdded = (count: number) => screen.findByLabelText(`These ${count} keys will be added`)
const add = (name: string) => screen.getByRole('button', { name })

describe('the dialog that adds many keys', () => {
  it('shows what will be stored of a table, and what not, before it is', async () => {
    const { user, sent, closed } = await openDialog()
    expect(add('Add Keys')).toBeDisabled()
    await fill(
      user,
      keys(),
      'Artikel;Lizenzschlüssel\nOffice;PREVIEW-0001\nOffice;1.23457E+12\nOffice;X7',
    )
    expect(await willBeAdded(2)).toHaveValue('PREVIEW-0001\nX7')
    expect(column()).toHaveDisplayValue('Lizenzschlüssel')
    expect(heading()).toBeChecked()
    expect(screen.getByText(/Line 3: A spreadsheet has shortened this number/)).toBeVisible()
    expect(screen.getByText(/Line 4: very short/)).toBeVisible()
    expect(screen.getByText('2 keys found, 1 refused')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(heading())
    expect(await willBeAdded(3)).toHaveValue('Lizenzschlüssel\nPREVIEW-0001\nX7')
    await user.selectOptions(screen.getByLabelText('How the keys are written'), 'lines')
    expect(await willBeAdded(4)).toHaveValue(
      'Artikel;Lizenzschlüssel\nOffice;PREVIEW-0001\nOffice;1.23457E+12\nOffice;X7',
    )

    await fill(user, keys(), 'Login\tPassword\na@mail.example\tX1\nb@mail.example\tX2')
    await user.selectOptions(
      screen.getByLabelText('How the keys are written'),
      'A table with columns at tabs',
    )
    await user.selectOptions(column(), 'All columns, each on a line of its own')
    expect(await willBeAdded(2)).toHaveValue(
      'Login: a@mail.example\nPassword: X1\n\nLogin: b@mail.example\nPassword: X2',
    )
    await user.click(add('Add 2 keys'))
    expect(await screen.findByText('Keys Added')).toBeVisible()
    expect(closed()).toBe(1)
    expect(sent).toMatchObject([
      {
        body: {
          productId: 7,
          keys: ['Login: a@mail.example\nPassword: X1', 'Login: b@mail.example\nPassword: X2'],
          severalLines: true,
          allowKnown: false,
        },
      },
    ])
  })

  it('reads files, those of an older program too', async () => {
    const { user, sent, choose } = await openDialog()
    await choose('keys.csv', 'Invoice,License key\n1,FILE-A1\n2,"FILE,B2"\n3,\n')
    expect(await screen.findByText('2 keys found, 1 blank')).toBeVisible()
    expect(column()).toHaveDisplayValue('License key')
    await choose(
      'old.csv',
      Uint8Array.from(Buffer.from('Lizenzschlüssel\nWINDOWS-0001\nWINDOWS-0002', 'latin1')),
    )
    expect(await screen.findByText(/can’t be read as UTF-8/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Add \d+ keys?$/ })).toBeDisabled()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(add('Read as Windows-1252'))
    await waitFor(() => expect(heading()).toBeChecked())
    await user.click(add('Add 2 keys'))
    expect(await screen.findByText('Keys Added')).toBeVisible()
    expect(sent).toMatchObject([{ body: { keys: ['WINDOWS-0001', 'WINDOWS-0002'] } }])
  })

  it('says which keys other products have, and adds them all the same where that is wanted', async () => {
    const { user, sent, closed } = await openDialog({
      ...ADDED,
      added: 1,
      known: [
        {
          keyValue: '••••0002',
          productId: 9,
          productName: 'Office 2024',
          status: 'available',
          orderNumber: null,
        },
      ],
    })
    await fill(user, keys(), 'KNOWN-TWO-0002\nFRESH-0003')
    await waitFor(() => expect(add('Add 2 keys')).toBeEnabled())
    await user.click(add('Add 2 keys'))
    const notice = await screen.findByText('Other products have these keys', { exact: false })
    const alert = notice.closest<HTMLElement>('[role=alert]')
    if (!alert) throw new Error('It is not announced')
    expect(within(alert).getByRole('listitem')).toHaveTextContent(/••••0002.*Available/)
    expect(within(alert).getByRole('link', { name: 'Office 2024' })).toHaveAttribute(
      'href',
      '/admin/keys/9',
    )
    expect(closed()).toBe(0)
    expect(await accessibilityProblems()).toEqual([])
    await user.click(add('Add them all the same'))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map(({ body }) => body)).toMatchObject([
      { allowKnown: false },
      { allowKnown: true },
    ])
  })
})
