export { theme } from '../own-mui/theme';
