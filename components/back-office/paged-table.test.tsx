import { expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { Gift } from 'lucide-react'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { EmptyList } from './empty-list'
import { PagedTable } from './paged-table'
import { usePagedList } from './use-paged-list'

const CALL = 'GET /api/admin/coupons'

function Codes() {
  const list = usePagedList({ call: CALL, filters: {}, pageSize: 2 })
  return (
    <PagedTable
      list={list}
      failed="No codes could be loaded"
      noun="codes"
      caption="Codes"
      columns={[{ key: 'code', header: 'Code', cell: ({ code }) => code }]}
      rowKey={({ code }) => code}
      empty={<EmptyList icon={Gift} text="There is none" />}
    />
  )
}

const page = (total: number, ...codes: string[]) =>
  Response.json(
    codes.map((code) => ({ code })),
    { headers: { 'x-total-count': String(total) } },
  )

const codes = async () =>
  within(await screen.findByRole('table', { name: 'Codes' })).getAllByRole('cell')

it('shows a page of a list and leads to the next', async () => {
  answerCalls({
    [CALL]: ({ query }) => (query?.offset === '2' ? page(3, 'THREE') : page(3, 'ONE', 'TWO')),
  })
  const { user } = await renderInBackOffice(<Codes />)
  expect(await screen.findByRole('cell', { name: 'ONE' })).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('cell', { name: 'THREE' })).toBeVisible()
  expect(await codes()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
})

it('says that there is nothing, without a way to other pages', async () => {
  answerCalls({ [CALL]: () => page(0) })
  await renderInBackOffice(<Codes />)
  expect(await screen.findByText('There is none')).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('says what failed, and asks again', async () => {
  let fails = true
  answerCalls({
    [CALL]: () => (fails ? json(403, { code: 'forbidden', message: 'No' }) : page(1, 'ONE')),
  })
  const { user } = await renderInBackOffice(<Codes />)
  expect(await screen.findByText('No codes could be loaded')).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Retry Loading' }))
  expect(await screen.findByRole('cell', { name: 'ONE' })).toBeVisible()
})
