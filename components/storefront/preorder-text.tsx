'use client'

import { useTranslations } from 'next-intl'
import { StoreDay } from './store-day'

type PreorderTextProps = {
  day: string
  /** Where there is little room. */
  isShort?: boolean
}

/** That something is a pre-order, and from which day it is delivered. */
export function PreorderText({ day, isShort = false }: PreorderTextProps) {
  const t = useTranslations('product')
  return (
    <span>
      {t.rich(isShort ? 'preorderShort' : 'preorder', {
        day: () => <StoreDay date={day} isShort={isShort} />,
      })}
    </span>
  )
}
