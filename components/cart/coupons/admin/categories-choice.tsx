'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type Choice, ScopeChoice } from '@/components/back-office/choice/scope-choice'
import { useCategories } from '@/components/back-office/choice/use-categories'

type Props = {
  categories: readonly Choice[]
  error?: string
  onChange: (categories: Choice[]) => void
}

const MATCHES = 6

/** The categories that a coupon is for: a main one with its subcategories. */
export function CategoriesChoice({ categories, error, onChange }: Props) {
  const t = useTranslations('backOffice.coupons')
  const [term, setTerm] = useState('')
  const { data: all = [] } = useCategories()
  const nameOf = new Map(all.map(({ id, name }) => [id, name]))
  const found = all.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()))
  return (
    <ScopeChoice
      searchLabel={t('dialog.searchCategories')}
      noun="categories"
      chosen={categories}
      matches={
        term === ''
          ? []
          : found.slice(0, MATCHES).map(({ id, name, parentId }) => ({
              id,
              name,
              detail: parentId === null ? undefined : nameOf.get(parentId),
            }))
      }
      error={error}
      onSearch={setTerm}
      onChange={onChange}
    />
  )
}
