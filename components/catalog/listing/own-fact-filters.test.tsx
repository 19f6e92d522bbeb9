import { expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { LocalFact } from '@/lib/catalog/own-fact-rules'
import { accessibilityProblems, fill, renderInStore } from '@/tests/setup/components'
import { FilterChips } from './filter-chips'
import { OwnFactFilters } from './own-fact-filters'
import { type Filters, NO_FILTERS } from './product-filters'

const FACTS: LocalFact[] = [
  {
    slug: 'genre',
    kind: 'choice',
    name: 'Genre',
    unit: '',
    choices: [
      { slug: 'puzzle', name: 'Puzzle' },
      { slug: 'word', name: 'Word games' },
    ],
  },
  { slug: 'length', kind: 'number', name: 'Length', unit: 'h', choices: [] },
  { slug: 'offline', kind: 'yes_no', name: 'Works offline', unit: '', choices: [] },
  { slug: 'pages', kind: 'number', name: 'Pages', unit: '', choices: [] },
]
const OFFERED = [
  {
    slug: 'genre',
    values: [
      { value: 'puzzle', count: 3 },
      { value: 'word', count: 1 },
    ],
    bounds: null,
  },
  { slug: 'length', values: [], bounds: { min: '1.5', max: '12' } },
  { slug: 'offline', values: [{ value: 'true', count: 2 }], bounds: null },
]

function List() {
  const [filters, setFilters] = useState<Filters>(NO_FILTERS)
  const onChange = (change: Partial<Filters>) => setFilters({ ...filters, ...change })
  return (
    <>
      <OwnFactFilters
        facts={FACTS}
        offered={OFFERED}
        chosen={filters.fact}
        onChange={(fact) => onChange({ fact })}
      />
      <FilterChips
        filters={filters}
        ownFacts={{ facts: FACTS, offered: OFFERED }}
        onChange={onChange}
        onClear={() => setFilters(NO_FILTERS)}
        isClear={filters.fact.length === 0}
      />
      <output>{filters.fact.join(' ')}</output>
    </>
  )
}

it('narrows down by what products have, and what was chosen can be taken back', async () => {
  const { user } = await renderInStore(<List />)
  expect(screen.queryByText('Pages')).toBeNull()
  // All that have it say the same.
  expect(screen.queryByText('Works offline')).toBeNull()
  await user.click(within(screen.getByRole('group', { name: 'Genre' })).getByLabelText('Puzzle'))
  const length = within(screen.getByRole('group', { name: 'Length (h)' }))
  await fill(user, length.getByLabelText('From'), 'two')
  await user.click(length.getByRole('button', { name: 'Apply Length' }))
  expect(length.getByLabelText('From')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByRole('status')).toHaveTextContent(/^genre:puzzle$/)
  await fill(user, length.getByLabelText('From'), '2,5')
  await user.click(length.getByRole('button', { name: 'Apply Length' }))
  expect(screen.getByRole('status')).toHaveTextContent('genre:puzzle length:2.5..')
  expect(length.getByRole('button', { name: 'Apply Length' })).toHaveFocus()
  expect(await accessibilityProblems()).toEqual([])
  await user.click(screen.getByRole('button', { name: /Length: from 2.5\u00a0h/ }))
  await user.click(screen.getByRole('button', { name: 'Remove filter: Genre: Puzzle' }))
  expect(screen.getByRole('status')).toHaveTextContent('')
})
