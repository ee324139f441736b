export default function ApproachMetrics() {
  return null
}
