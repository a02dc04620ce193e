/**
 * The part of react-router that shell and remotes use. A shared module is not tree-shaken, and the whole router has twice the
 * bytes: add a name here when a region needs it.
 */
export {
  BrowserRouter,
  Link,
  NavLink,
  Outlet,
  matchPath,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { usePhotoParam, type PhotoParam } from './media/use-photo-param';
