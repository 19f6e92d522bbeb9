'use client'

import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { Panel } from '@/components/storefront/panel'
import { Button } from '@/components/ui/button'

type ItemFilesProps = {
  id: string
  texts: { title: string; text: string; failed: string; save: (product: string) => string }
  Icon: LucideIcon
  /** Those that there is a file for, with their places in the order, from 1. */
  items: readonly { position: number; productName: string }[]
  save: (position: number) => Promise<void>
  /** Inside another box. */
  isPart?: boolean | undefined
}

/** A file for each of some items of an order, made when it is asked for; nothing where there are none. */
export function ItemFiles({ id, texts, Icon, items, save, isPart }: ItemFilesProps) {
  const [making, setMaking] = useState<number>()
  const [isFailed, setFailed] = useState(false)
  if (items.length === 0) return null

  const make = async (position: number) => {
    setMaking(position)
    setFailed(false)
    try {
      await save(position)
    } catch {
      setFailed(true)
    }
    setMaking(undefined)
  }
  return (
    <Panel id={id} heading={texts.title} isPart={isPart}>
      <p className="mt-3 leading-relaxed text-ink-soft">{texts.text}</p>
      <ul className="mt-4 space-y-3">
        {items.map(({ position, productName }) => (
          <li
            key={position}
            className="flex items-center justify-between gap-3 rounded-control border border-line px-4 py-3"
          >
            <p className="min-w-0 text-sm font-semibold [overflow-wrap:anywhere]">{productName}</p>
            <Button
              variant="outline"
              size="icon"
              className="shrink-0"
              aria-label={texts.save(productName)}
              disabled={making !== undefined}
              onClick={() => make(position)}
            >
              <Icon aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-4 has-[>div:empty]:hidden">
        <FormError>{isFailed ? texts.failed : undefined}</FormError>
      </div>
    </Panel>
  )
}
