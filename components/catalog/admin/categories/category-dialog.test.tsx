import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import type { AdminCategory } from '@/lib/catalog/category-contracts'
import { EDITING_EVERY_SECONDS } from '@/lib/staff/editing/contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { CategoryDialog } from './category-dialog'

const SHARED: AdminCategory = {
  id: 7,
  name: 'Shared',
  slug: 'shared',
  description: '',
  icon: 'package',
  isActive: true,
  bannerImage: null,
  parentId: null,
  position: 0,
  listsByName: false,
  productCount: 0,
  listedCount: 0,
  subcategoryCount: 0,
  updatedAt: '2026-03-01T12:00:00.000Z',
}

afterEach(() => void jest.useRealTimers())

describe('the dialog of a category', () => {
  it('says who else has it open, as soon as somebody has', async () => {
    const others: string[] = []
    const sent = answerCalls({
      'POST /api/admin/editing': () => json(200, { usernames: others }),
    })
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    await renderInBackOffice(
      <CategoryDialog categories={[SHARED]} category={SHARED} onClose={() => {}} />,
    )
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Shared')
    expect(screen.queryByText(/has this open, too/)).not.toBeInTheDocument()
    others.push('linus')
    await act(() => jest.advanceTimersByTimeAsync(EDITING_EVERY_SECONDS * 1000))
    expect(screen.getByText('linus').closest('p')).toHaveTextContent('linus has this open, too.')
    expect(sent[0]).toMatchObject({ body: { entityType: 'category', entityId: '7' } })
    jest.useRealTimers()
    expect(await accessibilityProblems()).toEqual([])
  })
})
