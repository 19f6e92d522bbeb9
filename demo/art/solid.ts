import { hull, type Path, type Point, polygon, type Warp } from './path'

export interface Pose {
  /** The position of the bottom's centre in the picture, and the pixels per unit. */
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly yaw?: number
  readonly pitch?: number
  /** Leaning back against something, in radians. */
  readonly lean?: number
}

interface Size {
  readonly w: number
  readonly h: number
  readonly d: number
}

type Vector = readonly [number, number, number]

interface Solid {
  readonly size: Size
  readonly front: Warp
  readonly spine: Warp
  readonly top: Warp
  readonly outline: Path
  /** Shadow on the floor from the one light all pictures share: high, in front, to the right. */
  readonly shadow: (length: number) => Path
  readonly contact: Path
}

const DISTANCE = 1500

/** A real perspective, so that everything printed on a side runs to the same vanishing points. */
export function solid(size: Size, pose: Pose): Solid {
  const { yaw = 0.5, pitch = 0.11, lean = 0 } = pose
  const { w, h, d } = size
  const place = ([x, y, z]: Vector): Vector => {
    const [ly, lz] = [
      y * Math.cos(lean) + z * Math.sin(lean),
      z * Math.cos(lean) - y * Math.sin(lean),
    ]
    return [x * Math.cos(yaw) + lz * Math.sin(yaw), ly, lz * Math.cos(yaw) - x * Math.sin(yaw)]
  }
  const look = ([x, y, z]: Vector): Point => {
    const [vy, vz] = [
      y * Math.cos(pitch) - z * Math.sin(pitch),
      y * Math.sin(pitch) + z * Math.cos(pitch),
    ]
    const k = (DISTANCE / (DISTANCE - vz)) * pose.scale
    return [pose.x + x * k, pose.y - vy * k]
  }
  const see = (point: Vector): Point => look(place(point))
  const corners = [-1, 1].flatMap((sx) =>
    [-1, 1].flatMap((sz) => [0, h].map((y): Vector => [(sx * w) / 2, y, (sz * d) / 2])),
  )
  const fall = (corner: Vector, length: number): Point => {
    const [x, y, z] = place(corner)
    return look([x - y * 0.62 * length, 0, z - y * 0.3 * length])
  }
  return {
    size,
    front: ([u, v]) => see([u - w / 2, h - v, d / 2]),
    spine: ([u, v]) => see([-w / 2, h - v, u - d / 2]),
    top: ([u, v]) => see([u - w / 2, h, d / 2 - v]),
    outline: hull(corners.map(see)),
    shadow: (length) => hull(corners.map((corner) => fall(corner, length))),
    contact: polygon(
      [
        [-w / 2, d / 2],
        [w / 2, d / 2],
        [w / 2, -d / 2],
        [-w / 2, -d / 2],
      ].map(([x = 0, z = 0]) => see([x * 1.03, -2, z * 1.25])),
    ),
  }
}
