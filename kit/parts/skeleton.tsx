import './skeleton.later.css'

/** Stands in for something that is still loading, in its shape. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />
}
