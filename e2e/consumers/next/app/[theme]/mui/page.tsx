export { OwnMui as default } from '../../../own-mui/own-mui';
