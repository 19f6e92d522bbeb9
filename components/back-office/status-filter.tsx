import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/fields/select'

type StatusFilterProps<Status extends string> = {
  label: string
  statuses: readonly Status[]
  nameOf: (status: Status) => string
  /** `''` for all. */
  value: Status | ''
  onChange: (status: Status | '') => void
}

/** The status whose rows the list below it shows, or all of them. */
export function StatusFilter<Status extends string>({
  label,
  statuses,
  nameOf,
  value,
  onChange,
}: StatusFilterProps<Status>) {
  const common = useTranslations('backOffice.common')
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(statuses.find((other) => other === target.value) ?? '')}
      className="w-36"
    >
      {statuses.map((status) => (
        <option key={status} value={status}>
          {nameOf(status)}
        </option>
      ))}
      <option value="">{common('all')}</option>
    </Select>
  )
}
