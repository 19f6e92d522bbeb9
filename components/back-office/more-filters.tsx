import { SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'

type MoreFiltersProps = {
  /** How many of them are set. */
  active: number
  /** The layout of the filters. */
  className: string
  children: ReactNode
}

/** A list's filters, which a phone keeps behind one button. */
export function MoreFilters({ active, className, children }: MoreFiltersProps) {
  const common = useTranslations('backOffice.common')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        className="w-full sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden />
        {common('filters', { count: active })}
      </Button>
      <div id={id} className={classNames(className, !isOpen && 'max-sm:hidden')}>
        {children}
      </div>
    </>
  )
}
