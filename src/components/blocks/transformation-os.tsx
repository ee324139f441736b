export default function TransformationOS() {
  return null
}
