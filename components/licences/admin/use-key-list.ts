import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  ALL_COLUMNS,
  type KeyLayout,
  type KeyList,
  type KeyTable,
  keysOf,
  keyTable,
  likelyLayout,
} from '@/lib/licences/key-list'
import type { PoolKeyType } from '@/lib/licences/key-rules'
import { parseKeyText } from '@/lib/licences/parse-key-text'

/** What somebody answered; what is not answered is guessed. */
type Answers = { layout?: KeyLayout; hasHeading?: boolean; column?: number }

const NO_KEYS: KeyList = { keys: [], blank: 0, refused: [], odd: [] }

export type KeyListState = {
  layout: KeyLayout
  table: KeyTable
  list: KeyList
  /** Whether keys may have several lines. */
  hasBlocks: boolean
  answer: (answers: Answers) => void
  /** The text is another one: nothing is answered. */
  startOver: () => void
  /** The reader of tables could not be loaded. */
  hasFailed: boolean
}

/** The keys of a text, as it most likely holds them, or as somebody says that it does. */
export function useKeyList(text: string, keyType: PoolKeyType): KeyListState {
  const [answers, setAnswers] = useState<Answers>({})
  const { data: parser, isError } = useQuery({
    queryKey: ['parser of tables'],
    queryFn: () => import('csv-parse/browser/esm/sync'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const layout = answers.layout ?? likelyLayout(text)
  const guessed = useMemo(
    () =>
      keyTable(
        parser && text.trim() !== '' ? parseKeyText(parser.parse, text, layout) : [],
        layout,
      ),
    [parser, text, layout],
  )
  const { hasHeading = guessed.hasHeading, column = guessed.column } = answers
  const table = useMemo(
    () => ({ ...guessed, hasHeading, column: Math.min(column, Math.max(0, guessed.width - 1)) }),
    [guessed, hasHeading, column],
  )
  const list = useMemo(
    () => (table.rows.length > 0 ? keysOf(table, keyType, layout === 'blocks') : NO_KEYS),
    [table, keyType, layout],
  )
  return {
    layout,
    table,
    list,
    hasBlocks: layout === 'blocks' || table.column === ALL_COLUMNS,
    answer: ({ layout: chosen, ...more }) =>
      // Another layout has other columns.
      setAnswers(chosen ? { layout: chosen } : { ...answers, ...more }),
    startOver: () => setAnswers({}),
    hasFailed: isError,
  }
}
