'use client'

import { useEffect, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { fieldStyle } from './field-style'

const DEBOUNCE_MS = 250

type SearchInputProps = {
  label: string
  placeholder?: string
  /** Called with the trimmed term once typing pauses. */
  onSearch: (term: string) => void
  /** Initial value. */
  initialTerm?: string
  className?: string
}

export function SearchInput({
  label,
  placeholder,
  onSearch,
  initialTerm = '',
  className,
}: SearchInputProps) {
  const [term, setTerm] = useState(initialTerm)
  useEffect(() => {
    const timer = setTimeout(() => onSearch(term.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [term, onSearch])
  return (
    <div className={classNames('relative', className)}>
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        className={classNames(fieldStyle, 'h-11 ps-10 text-sm')}
      />
    </div>
  )
}
