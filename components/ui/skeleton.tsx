import { classNames } from './class-names'

/** A grey placeholder while something loads; give it the size of the real content. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('skeleton block rounded-control', className)} />
}
