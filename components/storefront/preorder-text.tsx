'use client'

import { useTranslations } from 'next-intl'
import { StoreDay } from './store-day'

/** That something is a pre-order, and from which day it is delivered. */
export function PreorderText({ day }: { day: string }) {
  const t = useTranslations('product')
  return t.rich('preorder', { day: () => <StoreDay date={day} /> })
}
