import { classNames } from './class-names'

/** A grey shape that holds the place of what is loading; give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('skeleton block rounded-control', className)} />
}
