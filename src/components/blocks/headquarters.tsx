export default function Headquarters() {
  return null
}
