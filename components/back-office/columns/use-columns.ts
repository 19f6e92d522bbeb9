'use client'

import { useState } from 'react'
import type { Column } from '@/components/ui/list/data-table'
import {
  type ColumnOption,
  chosenColumns,
  type ListColumn,
  optionsOf,
  showSame,
  standardKeys,
} from './column-rules'
import { keepColumns, keptColumns } from './kept-columns'

/** Which columns of a list are shown, and how that is changed. */
export type ColumnChoice = {
  options: readonly ColumnOption[]
  /** Keys of those that are shown. */
  shown: readonly string[]
  /** Whether they are others than the list's own. */
  isChosen: boolean
  /** @param shown `undefined` for the list's own */
  change: (shown: readonly string[] | undefined) => void
}

/** The columns of a list as they were chosen in this browser, and the choice. @param list names it for the browser */
export function useColumns<Row>(
  list: string,
  columns: readonly ListColumn<Row>[],
): { columns: Column<Row>[]; choice: ColumnChoice } {
  const [chosen, setChosen] = useState(() => keptColumns(list))
  const standard = standardKeys(columns)
  const known = optionsOf(columns, []).map(({ key }) => key)
  // What was chosen may be gone since.
  const shown = chosen?.filter((key) => known.includes(key)) ?? standard
  return {
    columns: chosenColumns(columns, shown),
    choice: {
      options: optionsOf(columns, shown),
      shown,
      isChosen: !showSame(shown, standard),
      change: (wanted) => {
        const kept = wanted && !showSame(wanted, standard) ? [...wanted] : undefined
        setChosen(kept)
        keepColumns(list, kept)
      },
    },
  }
}
