import { Icon } from '@/components/ui/icon/icon'

/** A form's error, announced when it appears. */
export function FormError({ children }: { children: string | undefined }) {
  return (
    <div role="alert">
      {children && (
        <p className="flex items-start gap-2.5 rounded-control border border-danger/30 bg-danger/5 px-4 py-3 text-sm font-medium text-danger">
          <Icon name="triangle-alert" className="mt-0.5 size-4.5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  )
}
