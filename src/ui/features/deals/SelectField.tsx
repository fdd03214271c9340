export { SelectField } from '../../components/field/SelectField.tsx';
