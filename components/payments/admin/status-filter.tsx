import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/fields/select'

type StatusFilterProps<Status extends string> = {
  /** What the list shows without a filter, such as `All disputes`. */
  all: string
  statuses: readonly Status[]
  labelOf: (status: Status) => string
  value: string
  onChange: (status: string) => void
}

/** Filters a list of the Payments tab by a status. */
export function StatusFilter<Status extends string>({
  all,
  statuses,
  labelOf,
  value,
  onChange,
}: StatusFilterProps<Status>) {
  const common = useTranslations('backOffice.common')
  return (
    <div className="mb-4 max-w-56">
      <Select
        aria-label={common('status')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{all}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {labelOf(status)}
          </option>
        ))}
      </Select>
    </div>
  )
}
